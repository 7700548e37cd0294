// How far a change of a source is seen: whether other modules see other types, other imports and exports, or readers
// other characters. What is not known to stay within the module leaves it.
import { parseSync } from "oxc-parser";
import { isolatedDeclarationSync } from "oxc-transform";
import { changedIds } from "./messageIds.mjs";

/**
 * A changed file, with its text before and after.
 * @typedef {{ path: string, before: string, after: string }} Change `path` is relative to the root of the project.
 */

/** Modules that others import. */
const SOURCE = /^(?:packages\/[\w-]+\/src|apps\/storefront\/(?:app|server))\/.*(?<!\.(?:stories|d))\.tsx?$/;
const UNIT_TEST = /\.test\.tsx?$/;
const LOCALE = /^packages\/messages\/src\/locales\/\w+\.json$/;

const isEdit = ({ before, after }) => before !== "" && after !== "";

/**
 * Tells whether a module has the same declarations as before, so that the types of its dependents cannot change. Exports
 * whose type is inferred can have another one after any change.
 * @param {Change} change
 */
export function keepsTypes({ path, before, after }) {
  if (UNIT_TEST.test(path)) return true;
  if (!isEdit({ before, after })) return false;
  if (LOCALE.test(path)) return !changedIds(before, after).some((id) => isMissing(before, id) || isMissing(after, id));
  if (!SOURCE.test(path)) return false;
  const [old, now] = [before, after].map((text) => isolatedDeclarationSync(path, text));
  return old.errors.length === 0 && now.errors.length === 0 && old.code === now.code;
}

const isMissing = (json, id) => !(id in JSON.parse(json));

/**
 * Tells whether a module has the same imports and exports as before, each by name. What is imported as a namespace is used
 * by names in the rest of the text.
 * @param {Change} change
 */
export function keepsLinks({ path, before, after }) {
  if (LOCALE.test(path)) return true;
  if (!isEdit({ before, after }) || !SOURCE.test(path) || /\* as \w/.test(before + after)) return false;
  const [old, now] = [before, after].map((text) => linksOf(path, text));
  return old === now;
}

function linksOf(path, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imports = staticImports.map(({ moduleRequest, entries }) => [
    moduleRequest.value,
    ...entries.map(({ importName, isType }) => [importName.name ?? importName.kind, isType]),
  ]);
  const exports = staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest, importName, exportName, isType }) => [
      moduleRequest?.value,
      importName.name,
      exportName.name ?? exportName.kind,
      isType,
    ]),
  );
  const lazy = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end));
  return JSON.stringify([imports, exports, lazy]);
}

/**
 * Tells whether a text has no character that it had not before, so that fonts which drew it still do.
 * @param {Change} change
 */
export const keepsCharacters = ({ path, before, after }) =>
  (SOURCE.test(path) || LOCALE.test(path)) && before !== "" && new Set(after).isSubsetOf(new Set(before));
