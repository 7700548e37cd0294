// Design tokens as documents of the Design Tokens Format Module 2025.10, with a resolver for the themes, and back.
import { isDeepStrictEqual } from "node:util";
import { TYPES, typeOf } from "./values.mjs";

/** Folder of the documents. */
export const DOCUMENT_FOLDER = "packages/ui/tokens";
const RESOLVER = "rewire.resolver.json";
const SETS = ["base", "light", "dark", "board"];

/** Name under which the exact CSS is kept where the format cannot express it: fluid lengths, `em`, `ch`. */
const EXTENSION = "com.rewire.css";

/** Parts of a text style that the format knows, with the scale of their names. */
const TYPOGRAPHY = {
  fontFamily: { scale: "fonts", type: "fontFamily" },
  fontSize: { scale: "fontSizes", type: "dimension" },
  fontWeight: { scale: "fontWeights", type: "fontWeight" },
  letterSpacing: { scale: "letterSpacings", type: "dimension" },
  lineHeight: { scale: "lineHeights", type: "number" },
};

const fileOf = (set) => `${set}.tokens.json`;
const encode = (segment) => segment.replaceAll(".", "_");
const decode = (segment) => segment.replaceAll("_", ".");
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** A token that is also a group of tokens holds its own value under this name. */
const ROOT = "$root";

/**
 * Converts names of tokens to paths of the documents, and back.
 * @param {import("./source.mjs").Leaf[]} leaves
 */
function namesOf(leaves) {
  const tokens = new Set(leaves.map(({ token }) => token));
  const groups = new Set(
    tokens.values().flatMap((token) => {
      const segments = token.split("/");
      return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join("/"));
    }),
  );
  const pathOf = (token) => {
    const segments = token.split("/").map(encode);
    return groups.has(token) ? [...segments, ROOT] : segments;
  };
  return {
    pathOf,
    tokenOf: (path) =>
      path
        .filter((segment) => segment !== ROOT)
        .map(decode)
        .join("/"),
    has: (token) => tokens.has(token),
    /** Reference of a document for "colors.border" of the theme. */
    alias: (name) => `{${pathOf(name.replaceAll(".", "/")).join(".")}}`,
    /** Name of the theme for a reference of a document. */
    nameOf: (alias) => alias.slice(1, -1).replace(`.${ROOT}`, ""),
  };
}

/** Value of a leaf, with its CSS if the value does not tell it. */
function valueOf({ token, css, part }, names) {
  const scale = token.split("/")[0];
  if (part !== undefined) return partOf(part, css, names);
  if (scale === "colors" && !String(css).startsWith("#")) return { type: "color", value: names.alias(`colors.${css}`) };
  const type = typeOf(scale, css);
  const value = TYPES[type].of(css, names.alias);
  const isTold = type !== "number" || typeof css === "number";
  return { type, value, ...(isTold && TYPES[type].text(value, names.nameOf) === css ? {} : { css }) };
}

/** Value of a part of a text style. */
function partOf(part, css, names) {
  const { scale, type } = TYPOGRAPHY[part];
  if (names.has(`${scale}/${css}`)) return { value: names.alias(`${scale}.${css}`) };
  const value = TYPES[type].of(css);
  return { value, ...(TYPES[type].text(value) === css ? {} : { css }) };
}

/**
 * Renders all documents.
 * @param {import("./source.mjs").Leaf[]} leaves
 * @returns {Map<string, string>} texts by the name of the file
 */
export function toDocuments(leaves) {
  const names = namesOf(leaves);
  const documents = new Map(SETS.map((set) => [set, {}]));
  for (const leaf of leaves) {
    if (leaf.part !== undefined && !Object.hasOwn(TYPOGRAPHY, leaf.part)) continue;
    let node = documents.get(leaf.set);
    for (const segment of names.pathOf(leaf.token)) node = node[segment] ??= {};
    addValue(node, leaf, valueOf(leaf, names));
  }
  return new Map([...[...documents].map(([set, tree]) => [fileOf(set), json(tree)]), [RESOLVER, json(resolver())]]);
}

function addValue(node, { part }, { type, value, css }) {
  if (part === undefined) {
    Object.assign(node, { $type: type, $value: value });
    if (css !== undefined) node.$extensions = { [EXTENSION]: css };
    return;
  }
  node.$type = "typography";
  (node.$value ??= {})[part] = value;
  if (css !== undefined) ((node.$extensions ??= {})[EXTENSION] ??= {})[part] = css;
}

/** Resolver document: the base, then the theme, then the ground, which is the page or the dark board. */
const resolver = () => ({
  name: "Rewire",
  version: "2025.10",
  sets: { base: { sources: [{ $ref: fileOf("base") }] } },
  modifiers: {
    theme: {
      description: "Colours and shadows of the light and of the dark theme.",
      contexts: { light: [{ $ref: fileOf("light") }], dark: [{ $ref: fileOf("dark") }] },
      default: "light",
    },
    ground: {
      description: "Colours on the page, or on the dark ground of the repair section and the footer (data-board).",
      contexts: { page: [], board: [{ $ref: fileOf("board") }] },
      default: "page",
    },
  },
  resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/theme" }, { $ref: "#/modifiers/ground" }],
});

/** Yields the tokens of a document with their paths. */
function* tokensIn(node, path = []) {
  if (Object.hasOwn(node, "$value")) yield [path, node];
  for (const [name, child] of Object.entries(node))
    if ((!name.startsWith("$") || name === ROOT) && typeof child === "object" && child !== null)
      yield* tokensIn(child, [...path, name]);
}

const keyOf = (set, token) => `${set} ${token}`;

/**
 * Lists the values that documents change.
 * @param {import("./source.mjs").Leaf[]} leaves Values of the theme.
 * @param {Map<string, string>} texts Documents by the name of the file.
 * @returns {{ changes: { leaf: import("./source.mjs").Leaf, css: string | number }[], faults: string[] }} `faults`: tokens
 * that one side does not have, and values that the theme cannot express
 */
export function changesIn(leaves, texts) {
  const names = namesOf(leaves);
  const tokensByKey = new Map();
  for (const set of SETS)
    for (const [path, token] of tokensIn(JSON.parse(texts.get(fileOf(set)) ?? "{}")))
      tokensByKey.set(keyOf(set, names.tokenOf(path)), token);
  const faults = [];
  const changes = [];
  for (const leaf of leaves) {
    if (leaf.part !== undefined && !Object.hasOwn(TYPOGRAPHY, leaf.part)) continue;
    const token = tokensByKey.get(keyOf(leaf.set, leaf.token));
    if (!token) {
      faults.push(`${label(leaf)} is missing`);
      continue;
    }
    try {
      const css = cssOf(leaf, token, names);
      if (css !== leaf.css) changes.push({ leaf, css });
    } catch (error) {
      faults.push(`${label(leaf)} ${error.message}`);
    }
  }
  const leafKeys = new Set(leaves.map(({ set, token }) => keyOf(set, token)));
  for (const key of tokensByKey.keys())
    if (!leafKeys.has(key)) faults.push(`${key.replace(" ", ": ")} is not in the theme`);
  return { changes, faults: [...new Set(faults)] };
}

const label = ({ set, token, part }) => `${set}: ${token}${part ? `.${part}` : ""}`;

/** CSS of a token of a document: that of the theme while its value is the same. */
function cssOf(leaf, token, names) {
  const expected = valueOf(leaf, names);
  const { value, css } = readToken(leaf, token);
  if (isDeepStrictEqual(value, expected.value) && css === expected.css) return leaf.css;
  if (css !== undefined) {
    const changed = valueOf({ ...leaf, css }, names);
    if (isDeepStrictEqual(value, changed.value)) return css;
    throw new Error(`has the value ${JSON.stringify(value)}, but the CSS ${css}: change both or remove the CSS`);
  }
  return cssOfValue(leaf, value, names);
}

function readToken({ part }, token) {
  const extension = token.$extensions?.[EXTENSION];
  return part === undefined
    ? { value: token.$value, css: extension }
    : { value: token.$value?.[part], css: extension?.[part] };
}

function cssOfValue({ token, part }, value, names) {
  const scale = token.split("/")[0];
  const ownScale = part === undefined ? scale : TYPOGRAPHY[part].scale;
  if (typeof value === "string" && value.startsWith("{") && (scale === "colors" || part !== undefined))
    return names.nameOf(value).slice(ownScale.length + 1);
  const type = part === undefined ? typeOf(scale, typeof value === "number" ? "1em" : "1px") : TYPOGRAPHY[part].type;
  return TYPES[type].text(value, names.nameOf);
}
