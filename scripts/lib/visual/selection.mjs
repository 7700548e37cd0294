// Which stories a run looks at: all of them, or some by title or by file.
import { readFileSync } from "node:fs";
import { stop } from "../say.mjs";

/**
 * Reads the file that `--stories` names; ends the run where it is none.
 * @returns {Set<string> | undefined} see `parseStories`; undefined without a file, which means every story
 */
export function readStories(file) {
  if (file === undefined) return undefined;
  try {
    return parseStories(readFileSync(file, "utf8"));
  } catch (error) {
    return stop(`--stories ${file}: ${error.message}`);
  }
}

/**
 * Paths of story files, from the root of the project: `["packages/ui/src/primitives/Button/Button.stories.tsx"]`.
 * @param text A JSON array of them.
 * @throws Error where the text is something else.
 */
export function parseStories(text) {
  const paths = JSON.parse(text);
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === "string"))
    throw new Error("this is no list of paths of story files.");
  return new Set(paths.map(fromRoot));
}

/**
 * Whether a run looks at an entry of the workshop's index.
 * @param only Part of a title; every title holds the empty one.
 * @param stories Paths of story files; without them every file counts.
 */
export const isSelected = ({ title, importPath }, { only = "", stories } = {}) =>
  title.toLowerCase().includes(only.toLowerCase()) && (!stories || stories.has(fromRoot(importPath)));

const fromRoot = (path) => path.replaceAll("\\", "/").replace(/^\.\//, "");
