import {
  createErrorFinding,
  createOkFinding,
  createUnknownFinding,
  createWarning,
  type Check,
} from "../CheckResult.ts";

const CONTENT_PAGES_FIX =
  "WordPress → Pages: write and publish them, or name where they are (docs/operate/pages.md); none leaves a page out.";

/** Checks of the content pages. */
export const contentChecks: readonly Check[] = [
  {
    id: "contentPages",
    subject: "imprint, terms and the other pages of text are there, in all languages",
    isVital: false,
    examine: ({ contentPages }, { contentPages: sources }) => {
      if (contentPages === null) return createUnknownFinding("The shop does not tell which pages it has.");
      const listMissingUris = (name: string) =>
        contentPages.missing.filter((page) => page.name === name).map(({ uri }) => uri);
      const pagesWithMissingUris = sources.map(({ name, addresses }) => ({
        name,
        addresses,
        uris: listMissingUris(name),
      }));
      const list = pagesWithMissingUris
        .filter(({ uris }) => uris.length > 0)
        .map(({ name, uris }) => `${name} (${uris.join(", ")})`)
        .join("; ");
      if (list === "") return createOkFinding("All pages of text are there.");
      const isAnyPageMissing = pagesWithMissingUris.some(({ addresses, uris }) => uris.length === addresses.length);
      return isAnyPageMissing
        ? createErrorFinding(`Pages of text are missing or empty: ${list}.`, CONTENT_PAGES_FIX)
        : createWarning(`Pages of text are not translated: ${list}.`, CONTENT_PAGES_FIX);
    },
  },
];
