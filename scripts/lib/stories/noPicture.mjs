// Stories with the tag no-picture, and the reasons why they are on no picture.
import { readFileSync } from "node:fs";

/** File of the reasons, from the root of the project. */
export const REASONS = "visual/no-picture.json";

const TITLE = /\btitle: "([A-Z][\w-]*\/[^"]+)"/;
const TAGS = /\btags: \[([^\]]*)\]/;
const STORY = /^(?:export )?const (\w+)\b/gm;

/**
 * Lists the stories of a file that have the tag no-picture, such as "Screens/Home#OnAPhone". As Storybook reads them, a
 * story has the tags of its meta and its own; a spread of another story brings none.
 * @param {string} text
 * @returns {string[]}
 */
export function storiesWithoutPicture(text) {
  const title = TITLE.exec(text)?.[1];
  const starts = [...text.matchAll(STORY)];
  const parts = starts.map(({ 0: start, 1: name, index }, number) => ({
    name,
    isStory: start.startsWith("export "),
    tags: TAGS.exec(text.slice(index, starts[number + 1]?.index))?.[1] ?? "",
  }));
  const isOfAll = parts.some(({ name, tags }) => name === "meta" && tags.includes('"no-picture"'));
  return parts
    .filter(
      ({ isStory, tags }) => isStory && (isOfAll ? !tags.includes('"!no-picture"') : tags.includes('"no-picture"')),
    )
    .map(({ name }) => `${title}#${name}`);
}

/**
 * Reason why a story is on no picture; `picturedBy` is a story that is on one and looks like it.
 * @typedef {{ reason: string, picturedBy?: string }} NoPicture
 */

/**
 * Returns the faults of stories with the tag no-picture: one without a reason, a reason of a story that has no such tag,
 * and one that names a story which is on no picture itself.
 * @param {Map<string, string>} stories Paths of the files of stories, by story with the tag.
 * @param {Record<string, NoPicture>} reasons
 * @param {(story: string) => boolean} hasPicture
 * @returns {string[]} a sentence each, with the mend
 */
export function faultsOfNoPicture(stories, reasons, hasPicture) {
  return [
    ...[...stories]
      .filter(([story]) => !reasons[story]?.reason?.trim())
      .map(
        ([story, path]) =>
          `${story} (${path}) has the tag no-picture without a reason: remove the tag, so that the story is pictured, or say in ${REASONS} why not.`,
      ),
    ...Object.keys(reasons)
      .filter((story) => !stories.has(story))
      .map((story) => `${REASONS} gives a reason for ${story}, which has no tag no-picture: remove it.`),
    ...Object.entries(reasons)
      .filter(([, { picturedBy }]) => picturedBy !== undefined && !hasPicture(picturedBy))
      .map(
        ([story, { picturedBy }]) =>
          `${REASONS} says that ${picturedBy} shows what ${story} looks like, but it is on no picture: name another, or picture one of them.`,
      ),
  ];
}

/** Returns the stories of files that have the tag no-picture, with the paths of their files. @returns {Map<string, string>} */
export const readStoriesWithoutPicture = (files, toPath) =>
  new Map(
    files.flatMap((file) => storiesWithoutPicture(readFileSync(file, "utf8")).map((story) => [story, toPath(file)])),
  );
