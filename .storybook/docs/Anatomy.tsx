import { DocsContext, Heading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { storyNameFromExport, toId } from "storybook/internal/csf";
import { anatomy } from "virtual:rewire-anatomy";
import { useFolder } from "./useFolder.ts";

/** Parts of the component, and the components that it is made of. */
export function Anatomy() {
  const { parts = [], madeOf = [] } = anatomy[useFolder()] ?? {};
  if (parts.length + madeOf.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      {parts.length > 0 && (
        <ol>
          {parts.map((part) => (
            <li key={part}>
              <code>{part}</code>
            </li>
          ))}
        </ol>
      )}
      {madeOf.length > 0 && (
        <p>
          Made of{" "}
          {madeOf.map(({ name, title }, index) => (
            <span key={name}>
              {index > 0 && ", "}
              {title === undefined ? (
                name
              ) : (
                <a href={`./?path=/docs/${toId(title)}--docs`} target="_top">
                  {name}
                </a>
              )}
            </span>
          ))}
          .
        </p>
      )}
    </>
  );
}

/** Keys that stories press, each with the story that shows what they do. */
export function Keys() {
  const { keys = [] } = anatomy[useFolder()] ?? {};
  const { componentStories } = useContext(DocsContext);
  const stories = componentStories();
  const rows = keys.flatMap(({ story, keys: names }) => {
    const name = storyNameFromExport(story);
    const preparedStory = stories.find((each) => each.name === name);
    return preparedStory ? [{ id: preparedStory.id, name, names }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      <ul>
        {rows.map(({ id, name, names }) => (
          <li key={id}>
            {names.map((key) => (
              <span key={key}>
                <kbd>{key}</kbd>{" "}
              </span>
            ))}
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
