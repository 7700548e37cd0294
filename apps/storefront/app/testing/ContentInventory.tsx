import type { ContentPageSource } from "@rewire/gateway/content";
import { Alert, PageSection, PageTitle } from "@rewire/ui";

interface ContentInventoryProps {
  /** Pages of text that the settings name, with a path in WordPress for each language. */
  sources: readonly ContentPageSource[];
  /** Paths at which the shop has no page, or an empty one. */
  missingUris: ReadonlySet<string>;
}

/** Overview of the workshop: each page of text in each language, and which of them the shop lacks. */
export function ContentInventory({ sources, missingUris }: ContentInventoryProps) {
  const languages = [...new Set(sources.flatMap(({ addresses }) => addresses.map(({ language }) => language)))];
  const missingPages = sources.flatMap(({ name, addresses }) =>
    addresses.filter(({ uri }) => missingUris.has(uri)).map(({ language, uri }) => ({ name, language, uri })),
  );
  const count = sources.reduce((sum, { addresses }) => sum + addresses.length, 0);
  return (
    <PageSection verticalPadding="page">
      <PageTitle>Pages of text</PageTitle>
      {missingPages.length === 0 ? (
        <Alert tone="success">All {count} pages are there.</Alert>
      ) : (
        <Alert tone="warning" title={`${missingPages.length} of ${count} pages are missing`}>
          <ul>
            {missingPages.map(({ name, language, uri }) => (
              <li key={uri}>
                {name} in {language}: {uri}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <table cellPadding={8}>
        <thead>
          <tr>
            <th scope="col" align="left">
              Page
            </th>
            {languages.map((language) => (
              <th key={language} scope="col" align="left">
                {language}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, addresses }) => (
            <tr key={name}>
              <th scope="row" align="left">
                {name}
              </th>
              {languages.map((language) => {
                const uri = addresses.find((address) => address.language === language)?.uri;
                return (
                  <td key={language}>
                    {uri === undefined ? "none" : missingUris.has(uri) ? <strong>missing</strong> : "there"}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </PageSection>
  );
}
