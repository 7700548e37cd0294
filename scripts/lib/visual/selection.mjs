// Selects the stories of a run: all of them, or some by title or by file.
import { readFileSync } from "node:fs";
import { stop } from "../log.mjs";
import { picturesOf, shotsOf, subjectsOf, withShots } from "./shots.mjs";

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

/**
 * Chooses subjects of the workshop, and finds approved pictures of none.
 * @param entries Entries of the workshop's index.
 * @param selection `only` and `stories` as for `isSelected`. With `pictures`, keys of further ones, also subjects
 * without an approved picture and those that need another decision are chosen; the index is whole. With `taken`, keys, the
 * chosen subjects have these pictures alone, those without an approved one, and those that need another decision.
 * @param {{ before: Map<string, unknown>, questions: Map<string, unknown> }} album Approved pictures, and decisions that
 * are asked for, by key.
 * @returns {{ subjects: import("./shots.mjs").Subject[], expected: Map<string, object>, removed: string[], total: number
 * }} chosen subjects with their pictures by key; keys of approved pictures whose stories are gone, unknown and empty for
 * a part of the index; number of all pictures
 */
export function choosePictures(entries, { stories, pictures, only, taken }, { before, questions }) {
  const isOpen = ([key]) => pictures.has(key) || questions.has(key) || !before.has(key);
  const isTaken = (key) => taken.has(key) || questions.has(key) || !before.has(key);
  const isChosen = (subject) =>
    isSelected(subject, { only, stories }) || (pictures !== undefined && shotsOf(subject).some(isOpen));
  const all = subjectsOf(entries);
  const whole = all.filter(isChosen);
  const subjects = taken
    ? whole.map((subject) => withShots(subject, isTaken)).filter((subject) => shotsOf(subject).length > 0)
    : whole;
  const isWhole = pictures !== undefined || (stories === undefined && subjects.length === all.length);
  const everyPicture = picturesOf(entries);
  const keys = new Set(subjects.flatMap(shotsOf).map(([key]) => key));
  const oldKeys = isWhole ? [...new Set([...before.keys(), ...questions.keys()])] : [];
  return {
    subjects,
    expected: new Map([...everyPicture].filter(([key]) => keys.has(key))),
    removed: oldKeys.filter((key) => !everyPicture.has(key)),
    total: everyPicture.size,
  };
}

const fromRoot = (path) => path.replaceAll("\\", "/").replace(/^\.\//, "");
