// Selects the stories of a run: all of them, or some by title or by file.
import { readFileSync } from "node:fs";
import { stop } from "../log.mjs";

/**
 * Reads the file given by `--stories`; exits if it is missing.
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
 * Parses paths of story files, relative to the root of the project:
 * `["packages/ui/src/primitives/Button/Button.stories.tsx"]`.
 * @param text A JSON array of them.
 * @throws Error for invalid text.
 */
export function parseStories(text) {
  const paths = JSON.parse(text);
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === "string"))
    throw new Error("this is no list of paths of story files.");
  return new Set(paths.map(fromRoot));
}

/**
 * Returns whether a run includes an entry of the workshop's index.
 * @param only Part of a title; the empty string matches all titles.
 * @param stories Paths of story files. @default all
 */
export const isSelected = ({ title, importPath }, { only = "", stories } = {}) =>
  title.toLowerCase().includes(only.toLowerCase()) && (!stories || stories.has(fromRoot(importPath)));

const fromRoot = (path) => path.replaceAll("\\", "/").replace(/^\.\//, "");
