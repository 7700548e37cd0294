// Stories that a changed token touches.
import { globSync } from "node:fs";
import { join } from "node:path";
import { createModuleGraph } from "../changed/moduleGraph.mjs";
import { STORIES } from "../changed/changedSources.mjs";
import { storiesOf } from "../stories/states.mjs";
import { nameOf, readUsage, variableOf } from "./usage.mjs";

/** Sources of the theme that apply to every page. */
const EVERYWHERE = /^packages\/ui\/src\/theme\/[^#]+$/;

/** Tokens with all tokens that refer to them. */
export function withDependents(tokens, dependents) {
  const all = new Set(tokens);
  for (const token of all) for (const next of dependents.get(token) ?? []) all.add(next);
  return all;
}

/**
 * Lists the stories that show one of some tokens.
 * @param root Folder of the project.
 * @param {string[]} tokens "colors/accent/solid"
 * @param usage From `readUsage`.
 * @returns {{ isEverywhere: boolean, sources: string[], stories: { file: string, names: string[] }[] }} whether every
 * story shows them; sources that use them; stories by file
 */
export function touchedStories(root, tokens, usage = readUsage(root)) {
  const all = withDependents(tokens, usage.dependents);
  const sources = [...new Set([...all].flatMap((token) => usage.users.get(token) ?? []))].toSorted();
  const isEverywhere = sources.some((path) => EVERYWHERE.test(path));
  const files = globSync(STORIES, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
  const reached = isEverywhere ? new Set(files.map((path) => join(root, path))) : reachedFrom(root, files, sources);
  return {
    isEverywhere,
    sources,
    stories: files
      .filter((path) => reached.has(join(root, path)))
      .map((file) => ({ file, names: [...storiesOf([join(root, file)])] })),
  };
}

const reachedFrom = (root, files, sources) =>
  createModuleGraph(root).distances(
    files.map((path) => join(root, path)),
    new Set(sources.map((path) => join(root, path))),
  );

/**
 * Finds tokens by the names that people write: "colors.accent.solid", "accent.solid" or "--rw-colors-accent-solid".
 * @returns {string[]} all tokens with the name
 */
export function findTokens(name, usage) {
  const plain = name.replaceAll("/", ".");
  return [...usage.users.keys()].filter((token) =>
    [token.replaceAll("/", "."), nameOf(token), variableOf(token)].includes(plain),
  );
}

/**
 * Lists the tokens whose values differ between two sets of documents.
 * @param {Map<string, string>} before Texts by name, as `toDocuments` returns them.
 * @param {Map<string, string>} after
 */
export function changedTokens(before, after) {
  const values = (texts) =>
    new Map(
      [...texts].flatMap(([name, text]) => (name.endsWith(".tokens.json") ? flatten(JSON.parse(text), name) : [])),
    );
  const [old, now] = [values(before), values(after)];
  const keys = new Set([...old.keys(), ...now.keys()].filter((key) => old.get(key) !== now.get(key)));
  return [...new Set([...keys].map((key) => key.slice(key.indexOf(" ") + 1)))];
}

function flatten(node, set, path = []) {
  if (Object.hasOwn(node, "$value"))
    return [
      [
        `${set} ${path
          .filter((segment) => segment !== "$root")
          .map((segment) => segment.replaceAll("_", "."))
          .join("/")}`,
        JSON.stringify([node.$value, node.$extensions]),
      ],
    ];
  return Object.entries(node).flatMap(([name, child]) => flatten(child, set, [...path, name]));
}
