// The matrix of states: which story shows which state of which page.
import { readFileSync } from "node:fs";

/** States that every page has, or has a reason not to have. */
export const STATES = ["full", "empty", "loading", "error", "refused", "longWords"];

/** Paths of the pages in the text of `routes.ts`, without the language; what is no page is a module without JSX. */
export function pagesOf(routes) {
  const home = /\bindex\("[^"]+\.tsx"/.test(routes) ? ["/"] : [];
  const paths = routes.matchAll(/\broute\("([^"]+)", "([^"]+\.tsx)"/g);
  const isPage = ([, path, module]) => !path.startsWith(":locale") && !module.startsWith("routes/resources/");
  return [...home, ...[...paths].filter(isPage).map(([, path]) => path)];
}

/** Names of the stories in files, as "Screens/Home#NothingSet". */
export const storiesOf = (files) => new Set(sourcesOf(files).keys());

/** Sources of the stories in files, by name: the text of the file that has the story. @returns {Map<string, string>} */
export function sourcesOf(files) {
  const sources = new Map();
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const title = /\btitle: "([A-Z][\w-]*\/[^"]+)"/.exec(text)?.[1];
    for (const [, name] of text.matchAll(/^export const (\w+)\b/gm)) sources.set(`${title}#${name}`, text);
  }
  return sources;
}

/**
 * Cell of the matrix: a story, the reason why there is none, or a story with the reason why it has no picture.
 * @typedef {string | { story?: string, reason: string }} StateCell
 */

/**
 * Returns the faults of a matrix: a page without a row, a row without a page, a cell with neither a story nor a reason,
 * stories and reasons that do not exist, a story that is on no picture without a reason, or with one in spite of its
 * picture, and a story that a page names for two states.
 * @param {{ reasons: Record<string, string>, routes: Record<string, Record<string, StateCell>> }} matrix
 * @param {string[]} pages Paths of the pages.
 * @param {Set<string>} stories Names of all stories.
 * @param {(story: string) => boolean} isPictured
 * @returns {string[]} a sentence each
 */
export function faultsOfStates({ reasons, routes }, pages, stories, isPictured) {
  const faultOf = (path, state) => {
    const cell = routes[path][state];
    if (cell === undefined) return `The page ${path} has no story of its state "${state}"`;
    const { story, reason } = typeof cell === "string" ? { story: cell } : cell;
    if (reason !== undefined && !reasons[reason])
      return `The page ${path} gives the reason "${reason}", which does not exist`;
    if (story === undefined) return null;
    if (!stories.has(story)) return `The page ${path} names the story ${story}, which does not exist`;
    if (isPictured(story) !== (reason === undefined))
      return reason === undefined
        ? `The page ${path} names the story ${story}, which is on no picture`
        : `The page ${path} gives the reason "${reason}" for the story ${story}, which is on a picture`;
    const first = STATES.find((other) => routes[path][other] === story);
    return reason === undefined && first !== state
      ? `The page ${path} names the story ${story} for "${first}" and "${state}"`
      : null;
  };
  const used = new Set(Object.values(routes).flatMap((row) => Object.values(row).map((cell) => cell?.reason)));
  return [
    ...pages.filter((path) => !routes[path]).map((path) => `The page ${path} has no row`),
    ...Object.keys(routes).flatMap((path) =>
      pages.includes(path)
        ? STATES.map((state) => faultOf(path, state)).filter((fault) => fault !== null)
        : [`The row ${path} has no page`],
    ),
    ...Object.keys(reasons)
      .filter((name) => !used.has(name))
      .map((name) => `The reason "${name}" is used nowhere`),
  ];
}
