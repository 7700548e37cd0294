import { DocsContext, Story, Unstyled, type DocsContextProps } from "@storybook/addon-docs/blocks";
import { useContext, type CSSProperties } from "react";
import { viewports } from "../toolbar.ts";

/** Whether the URL requests the sheet of a component's states, which is photographed for visual approval. */
export const isSheet = (): boolean => new URLSearchParams(location.search).has("sheet");

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

const heading: CSSProperties = {
  font: "12px/1.5 var(--rw-fonts-body)",
  margin: "12px 0 4px",
  color: "var(--rw-colors-fg-subtle)",
};

/** All states of a component on one page, each with its name, without documentation. */
export function Sheet() {
  const { componentStories } = useContext(DocsContext);
  return (
    <Unstyled>
      <style>{".sbdocs.sbdocs-wrapper { padding: 0; } .sbdocs.sbdocs-content { max-width: none; }"}</style>
      <div
        data-sheet
        style={{ background: "var(--rw-colors-bg)", color: "var(--rw-colors-fg)", padding: "0 12px 16px" }}
      >
        {componentStories()
          .filter(showsItsOwnState)
          .map((story) => (
            <section key={story.id}>
              <h2 style={heading}>{story.name}</h2>
              <form style={cellOf(story)}>
                <Story of={story.moduleExport} inline />
              </form>
            </section>
          ))}
      </div>
    </Unstyled>
  );
}

/**
 * A story that only runs `play` on the state of another story looks the same in a picture; docs pages do not run
 * `play`.
 */
function showsItsOwnState({ playFunction, moduleExport, tags }: PreparedStory): boolean {
  if (tags.includes("!sheet")) return false;
  const { args, render, decorators } = moduleExport as { args?: object; render?: unknown; decorators?: unknown };
  return !playFunction || Boolean(render) || Boolean(decorators) || Object.keys(args ?? {}).length > 0;
}

/**
 * A container for each story: `transform` contains fixed elements, and a form separates the radio groups of two
 * stories.
 */
function cellOf({ parameters, storyGlobals }: PreparedStory): CSSProperties {
  const { value } = (storyGlobals["viewport"] ?? {}) as { value?: string };
  return {
    transform: "translate(0)",
    overflow: "hidden",
    padding: parameters["layout"] === "fullscreen" ? 0 : 4,
    maxWidth: value === undefined ? undefined : viewports[value]?.styles.width,
  };
}
