import { DocsContext, Story, Unstyled, type DocsContextProps } from "@storybook/addon-docs/blocks";
import { useContext, useEffect, useState, type CSSProperties } from "react";
import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { firstGlobals, viewports } from "../toolbar.ts";
import { separateIds } from "./separateIds.ts";

/** Whether the URL requests the sheet of a component's states, which is photographed for visual approval. */
export const isSheet = (): boolean => new URLSearchParams(location.search).has("sheet");

type PreparedStory = ReturnType<DocsContextProps["componentStories"]>[number];

/** From this width on, a picture is one of a desktop. */
const WIDE = 1024;

/** A state for one width is left out at the others: a phone's layout depends on the window, not on the cell. */
const styles = `
  .sbdocs.sbdocs-wrapper { padding: 0; }
  .sbdocs.sbdocs-content { max-width: none; }
  @media (width >= ${WIDE}px) { [data-only="narrow"] { display: none; } }
  @media (width < ${WIDE}px) { [data-only="wide"] { display: none; } }
`;

const heading: CSSProperties = {
  font: "12px/1.5 var(--rw-fonts-body)",
  margin: "12px 0 4px",
  color: "var(--rw-colors-fg-subtle)",
};

/**
 * All states of a component on one page, each with its name, without documentation. A state with a tag `sheet` of its
 * own is brought about by `play`: played, one after the other, because they share the focus.
 */
export function Sheet() {
  const { componentStories, getStoryContext } = useContext(DocsContext);
  const outcomes = useOutcomes();
  const cells = cellsOf(componentStories());
  const played = cells.filter((story) => {
    const locale: unknown = story.storyGlobals["locale"] ?? firstGlobals.locale;
    return Boolean(story.playFunction) && hasOwnTag(story) && getStoryContext(story).globals["locale"] === locale;
  });
  const isAtRest = cells.every((story) => played.includes(story) || outcomes.has(story.id));
  const current = isAtRest ? played.find(({ id }) => !outcomes.has(id)) : undefined;
  return (
    <Unstyled>
      <style>{styles}</style>
      <div
        data-sheet
        // Its first margin stays inside, so that the whole picture has its background.
        style={{
          display: "flow-root",
          background: "var(--rw-colors-bg)",
          color: "var(--rw-colors-fg)",
          padding: "0 12px 16px",
        }}
      >
        {cells.map((story) => {
          const isPlayed = played.includes(story);
          return (
            <section key={story.id} data-only={onlyWidthOf(story)} data-outcome={outcomes.get(story.id)}>
              <h2 style={heading}>{story.name}</h2>
              <form style={cellOf(story)} onSubmit={(event) => event.preventDefault()}>
                {(!isPlayed || story === current || outcomes.has(story.id)) && (
                  <Story of={story.moduleExport} inline autoplay={isPlayed} />
                )}
              </form>
            </section>
          );
        })}
      </div>
    </Unstyled>
  );
}

/** The only widths at which a story is pictured: those of its own window. A sheet of one width has them all. */
function onlyWidthOf({ storyGlobals, tags }: PreparedStory): "narrow" | "wide" | undefined {
  const { value } = (storyGlobals["viewport"] ?? {}) as { value?: string };
  if (value === undefined || tags.includes("one-width")) return undefined;
  return Number(value.slice(1)) < WIDE ? "narrow" : "wide";
}

/** Outcome ("success" or "error") of each story of the page that has been rendered and played. */
function useOutcomes(): ReadonlyMap<string, string> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const channel = addons.getChannel();
    const note = ({ storyId, status }: { storyId: string; status: string }) => {
      const cell = document.querySelector(`#story--${CSS.escape(storyId)}-inner`);
      if (cell) separateIds(cell, storyId);
      setOutcomes((before) => new Map(before).set(storyId, status));
    };
    channel.on(STORY_FINISHED, note);
    return () => channel.off(STORY_FINISHED, note);
  }, []);
  return outcomes;
}

interface StoryExport {
  readonly tags?: readonly string[];
  readonly args?: object;
  readonly globals?: object;
  readonly render?: unknown;
  readonly decorators?: unknown;
}

/** Whether the story itself, not just its component, has the tag `sheet`. */
const hasOwnTag = ({ moduleExport }: PreparedStory): boolean =>
  Boolean((moduleExport as StoryExport).tags?.includes("sheet"));

/**
 * The stories of a sheet. One whose `play` acts on the state of another story looks the same without it; one whose
 * `play` only looks is a state, but of those with the component's own arguments alone there is one.
 */
function cellsOf(stories: readonly PreparedStory[]): readonly PreparedStory[] {
  const ofSheet = stories.filter(({ tags }) => tags.includes("sheet"));
  const isPlain = (story: PreparedStory) => !hasOwnTag(story) && !hasOwnState(story);
  const plain = ofSheet.filter((story) => isPlain(story) && !hasOwnGlobals(story));
  const first = plain.find(({ playFunction }) => !playFunction) ?? plain.find((story) => !acts(story));
  return ofSheet.filter((story) => !story.playFunction || !isPlain(story) || story === first);
}

function hasOwnState({ moduleExport }: PreparedStory): boolean {
  const { args, render, decorators } = moduleExport as StoryExport;
  return Boolean(render) || Boolean(decorators) || Object.keys(args ?? {}).length > 0;
}

/** Whether a story is made for one language or window: then it is no picture of the component at the others. */
const hasOwnGlobals = ({ moduleExport }: PreparedStory): boolean =>
  Object.keys((moduleExport as StoryExport).globals ?? {}).length > 0;

/** Storybook itself reads from the text of a `play` what it takes. */
const acts = ({ playFunction }: PreparedStory): boolean => /\buserEvent\b/.test(String(playFunction));

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
