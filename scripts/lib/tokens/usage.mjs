// Finds which sources use which design tokens.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "oxc-parser";
import { eachNode } from "../stories/syntax.mjs";
import { readLeaves } from "./source.mjs";

const SHOWN = ["packages/ui/src/**/*.{css,ts,tsx}", "apps/storefront/app/**/*.{css,ts,tsx}"];
const ASIDE =
  /\.(?:test|spec|stories|typecheck)\.tsx?$|ForStories\.tsx?$|\.generated\.|\.d\.ts$|\/(?:testing|flows|node_modules)\/|packages\/ui\/src\/theme\/(?:theme\.css|tokens\/|tokenNames|base\.)/;
const RARE_STYLES = /^ {2}(?:"::selection": \{.*\},|mark: \{[\s\S]*?^ {2}\},)$/gm;
const BASE = "packages/ui/src/theme/base.ts";

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** CSS variable of a token: "--rw-colors-accent-solid" for "colors/accent/solid"; text styles have none. */
export const variableOf = (token) =>
  token.startsWith("textStyles/") ? undefined : `--rw-${kebab(token.replaceAll("/", "-")).replaceAll("--", "-")}`;

/** Name of a token as a style takes it: "accent.solid". */
export const nameOf = (token) => token.slice(token.indexOf("/") + 1).replaceAll("/", ".");

/** Scale of each style prop, from the theme's base. */
export function scalesByProp(base) {
  const scales = new Map([
    ["textStyle", "textStyles"],
    ["boxSize", "sizes"],
    ["borderTopRadius", "radii"],
    ["borderBottomRadius", "radii"],
  ]);
  const [, table] = /STYLE_PROPS_BY_SCALE = \{([\s\S]*?)\} as const/.exec(base) ?? [];
  for (const [, scale, lines] of table.matchAll(/(\w+): \[([^\]]*)\]/g))
    for (const name of lines.match(/\w+/g)) scales.set(name, scale);
  return scales;
}

/** Lookups of tokens: by scale and name, by variable, and of colours by a name with a dot, which nothing else has. */
function lookupsOf(tokens) {
  return {
    byName: new Map([...tokens].map((token) => [`${token.slice(0, token.indexOf("/"))}.${nameOf(token)}`, token])),
    byVariable: new Map([...tokens].map((token) => [variableOf(token), token])),
  };
}

const stringsIn = (node) => {
  const texts = [];
  eachNode(node, ({ type, value, quasis }) => {
    if (type === "Literal" && typeof value === "string") texts.push(value);
    if (type === "TemplateLiteral") for (const quasi of quasis) texts.push(quasi.value.raw);
  });
  return texts;
};

/** Whether a value is no literal. */
const isComputed = (node) =>
  /^(?:Identifier|MemberExpression|CallExpression)$/.test(
    (node.type === "JSXExpressionContainer" ? node.expression : node).type,
  );

/** Names of breakpoints among the keys of a value: `{ base: …, md: … }`. */
const breakpointsIn = (node, lookups) => {
  const tokens = [];
  eachNode(node, ({ type, key }) => {
    if (type !== "Property") return;
    const [name] = /^(?:sm|md|lg|xl|2xl)/.exec(String(key.name ?? key.value)) ?? [];
    const token = lookups.byName.get(`breakpoints.${name}`);
    if (token) tokens.push(token);
  });
  return tokens;
};

/**
 * Lists the tokens that a source uses.
 * @param {string} path
 * @param {string} text
 * @param {{ scales: Map<string, string>, lookups: ReturnType<typeof lookupsOf> }} theme
 * @returns {Set<string>} tokens such as "colors/accent/solid"
 */
export function tokensIn(path, text, { scales, lookups }) {
  const usedTokens = new Set();
  const add = (token) => token && usedTokens.add(token);
  for (const [, variable] of text.matchAll(/var\(\s*(--rw-[\w\\.-]+)/g))
    add(lookups.byVariable.get(variable.replaceAll("\\", "")));
  for (const [, name] of text.matchAll(/\{([a-zA-Z]+\.[\w.]+)(?:\/\d+)?\}/g)) add(lookups.byName.get(name));
  if (!/\.tsx?$/.test(path)) return usedTokens;
  const computed = new Set();
  eachNode(parseSync(path, text).program.body, (node) => {
    if (node.type === "Literal" && typeof node.value === "string" && /^[a-z]+\.[\w.]+$/.test(node.value))
      add(lookups.byName.get(`colors.${node.value}`));
    const name =
      node.type === "JSXAttribute"
        ? node.name.name
        : node.type === "Property"
          ? (node.key.name ?? node.key.value)
          : undefined;
    const scale = scales.get(name);
    if (!scale || !node.value) return;
    if (isComputed(node.value)) computed.add(scale);
    for (const string of stringsIn(node.value)) add(lookups.byName.get(`${scale}.${string}`));
    for (const token of breakpointsIn(node.value, lookups)) add(token);
  });
  // The value may come from a table of the module: only long names can be told from other texts.
  for (const [, string] of computed.size > 0
    ? text.matchAll(/"([a-z]+[A-Z.]\w*|display|header|dialog|dropdown)"/g)
    : [])
    for (const scale of computed) add(lookups.byName.get(`${scale}.${string}`));
  return usedTokens;
}

/** Tokens that a value of a token refers to. */
function referencesOf({ token, css, part }, lookups) {
  const text = String(css);
  const scale =
    { fontFamily: "fonts", fontSize: "fontSizes", letterSpacing: "letterSpacings" }[part] ??
    (token.startsWith("colors/") ? "colors" : undefined);
  const named = scale && lookups.byName.get(`${scale}.${text}`);
  const inText = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name]) => lookups.byName.get(name));
  return [named, ...inText].filter((one) => one !== undefined && one !== token);
}

/** Global styles with those of selections and of marked words apart, which hardly any story shows. */
function partsOf(path, text) {
  if (!path.endsWith("/theme/globalStyles.ts")) return [[path, text]];
  const rare = text.match(RARE_STYLES) ?? [];
  return [
    [path, text.replaceAll(RARE_STYLES, "")],
    [`${path}#rare`, `export const styles = {${rare.join("\n")}}`],
  ];
}

/**
 * Reads all tokens, their references, and the sources that use them.
 * @param root Folder of the project.
 * @returns {{ leaves: import("./source.mjs").Leaf[], users: Map<string, string[]>, dependents: Map<string, Set<string>> }}
 * `users`: paths of sources by token; `dependents`: tokens that refer to a token
 */
export function readUsage(root) {
  const read = (path) => readFileSync(join(root, path), "utf8");
  const leaves = readLeaves(read);
  const tokens = new Set(leaves.map(({ token }) => token));
  const theme = { scales: scalesByProp(read(BASE)), lookups: lookupsOf(tokens) };
  const users = new Map([...tokens].map((token) => [token, []]));
  const paths = globSync(SHOWN, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  for (const path of paths.filter((each) => !ASIDE.test(each)).toSorted())
    for (const [source, text] of partsOf(path, read(path)))
      for (const token of tokensIn(path, text, theme)) users.get(token).push(source);
  const dependents = new Map([...tokens].map((token) => [token, new Set()]));
  for (const leaf of leaves)
    for (const needed of referencesOf(leaf, theme.lookups)) dependents.get(needed).add(leaf.token);
  return { leaves, users, dependents };
}
