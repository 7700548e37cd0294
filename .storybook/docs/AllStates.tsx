import { DocsContext, DocsStory, Heading } from "@storybook/addon-docs/blocks";
import { useContext } from "react";
import { viewports } from "../toolbar.ts";

/** Lists all states of a component. A state for another width has a label and a link to the story at that width. */
export function AllStates() {
  const { componentStories } = useContext(DocsContext);
  return (
    <>
      <Heading>All states</Heading>
      {componentStories()
        .filter(({ tags }) => tags.includes("autodocs"))
        .map(({ id, moduleExport, storyGlobals }) => {
          const { value } = (storyGlobals["viewport"] ?? {}) as { value?: string };
          const name = value === undefined ? undefined : viewports[value]?.name;
          return (
            <section key={id}>
              <DocsStory of={moduleExport} expanded />
              {name && (
                <p>
                  Made for a window of {name}.{" "}
                  <a href={`./?path=/story/${id}`} target="_top">
                    See it in one
                  </a>
                </p>
              )}
            </section>
          );
        })}
    </>
  );
}
