// Guards for writers: text and colours in code, pages of usage, and components without a picture.
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rawColours, rawColoursOfText } from "./colours.mjs";
import { shownBy } from "./source.mjs";
import { UNPICTURED } from "./unpictured.mjs";
import { missingParts, unknownComponents } from "./usage.mjs";
import { literalWords } from "./words.mjs";

const SHOWN = ["packages/ui/src/**/*.{css,svg,ts,tsx}", "apps/storefront/app/**/*.{css,svg,ts,tsx}"];
const ASIDE =
  /\.(?:test|spec|stories|typecheck)\.tsx?$|ForStories\.tsx?$|\.generated\.|\.d\.ts$|\/(?:testing|flows|node_modules)\//;
const THEME = "packages/ui/src/theme/";
const MESSAGES = "packages/messages/scripts/add.mjs";

/**
 * Lists literal texts and raw colours in the sources of components and screens.
 * @param root Folder of the project.
 * @returns {{ path: string, faults: string[] }[]} every source, with a sentence for each fault
 */
export const sourcesWithFaults = (root) =>
  globSync(SHOWN, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !ASIDE.test(path))
    .map((path) => ({ path, faults: faultsOfSource(path, readFileSync(join(root, path), "utf8")) }));

/** Lists the faults of one source. */
export function faultsOfSource(path, source) {
  const isScript = /\.tsx?$/.test(path);
  const literals = isScript ? literalWords(path, source) : [];
  const colours = path.startsWith(THEME) ? [] : isScript ? rawColours(path, source) : rawColoursOfText(source);
  return [
    ...literals.map(
      ({ line, text }) =>
        `${path}:${line} shows "${text}" in English alone: make it a message in six languages with ${MESSAGES}.`,
    ),
    ...colours.map(
      ({ line, text }) =>
        `${path}:${line} has the colour ${text}: take a token of ${THEME}tokens, such as "fg.muted", which has a dark counterpart.`,
    ),
  ];
}

/**
 * Lists the parts that a component's page of usage lacks, and the components that it names and that do not exist.
 * @param root Folder of the project.
 * @param file Path of the page.
 * @param hasKeys Whether the page has to name the component's keys.
 * @param components Names of all components.
 */
export function faultsOfUsage(root, file, { hasKeys, components }) {
  const text = readFileSync(file, "utf8");
  const path = relative(root, file);
  return [
    ...missingParts(text, { hasKeys }).map(
      (part) => `${path} says too little: write the part ${part}, see docs/contributing/write-a-story.md.`,
    ),
    ...unknownComponents(text, components).map((name) => `${path} names ${name}, which is no component.`),
  ];
}

const COMMENTED_META = /\*\/\nconst meta = \{\n([\s\S]*?)\n\}/;

/**
 * Returns whether a story file's meta loses the parameters that it spreads, such as layout and shop: Storybook writes a
 * doc comment of the meta into a new property `parameters`, which replaces spread ones.
 */
export const losesParameters = (source) => /^ {2}\.\.\./m.test(COMMENTED_META.exec(source)?.[1] ?? "");

/**
 * Returns whether a story adds a listener to its canvas. The element outlives the story, and the listener acts in those
 * after it: a story's form that another one's listener refuses is not sent.
 */
export const leavesListeners = (source) => /\bcanvasElement\.addEventListener\(/.test(source);

/** A file with a picture: stories of screens need no tag. */
const PICTURED = /\btags: \[[^\]]*"(?:sheet|visual)"|\btitle: "Screens\//;

/**
 * Returns a function that returns the fault of a component: it is on no picture, or it is on one in spite of its entry
 * in the list of those without; null for others.
 * @param root Folder of the project.
 * @param stories Paths of all files of stories.
 * @param unpictured Names of components that have no picture yet.
 */
export function openPictures(root, stories, unpictured = UNPICTURED) {
  const picturedStories = stories.filter((file) => PICTURED.test(readFileSync(file, "utf8")));
  const picturedFolders = new Set(picturedStories.map(dirname));
  const folders = new Set(stories.map(dirname));
  const files = new Set([...shownBy(picturedStories)].map((one) => one.slice(0, one.lastIndexOf("#"))));
  return ({ name, file }) => {
    // A picture of what uses a component shows one of its states: stories of its own are pictured themselves.
    const hasOwnStories = folders.has(dirname(file));
    const isPictured = hasOwnStories ? picturedFolders.has(dirname(file)) : files.has(file);
    if (isPictured && unpictured.has(name))
      return `${name} (${relative(root, file)}) is on a picture: remove it from scripts/lib/stories/unpictured.mjs.`;
    return isPictured || unpictured.has(name)
      ? null
      : `${name} (${relative(root, file)}) is on no picture: add tags: ["sheet"] to the meta of its stories in ${relative(root, dirname(file))}, then npm run visual.`;
  };
}

/** Returns the faults of the list of components without a picture: names that no component has. */
export const unknownUnpictured = (names, unpictured = UNPICTURED) =>
  [...unpictured.difference(names)].map(
    (name) => `There is no component ${name}: remove it from scripts/lib/stories/unpictured.mjs.`,
  );
