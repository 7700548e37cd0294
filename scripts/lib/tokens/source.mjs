// Reads and writes the values of design tokens in the modules of packages/ui/src/theme/tokens, without executing them.
import { parseSync } from "oxc-parser";

/** Folder of the token modules. */
export const TOKEN_FOLDER = "packages/ui/src/theme/tokens";

/** Modules with the constants that hold their tokens. */
const MODULES = {
  palette: ["palette"],
  semanticColors: ["semanticColors", "boardColors"],
  spacing: ["spacingTokens", "breakpoints"],
  typography: ["typographyTokens", "textStyles"],
  motion: ["motionTokens"],
  depth: ["semanticShadows", "zIndex"],
};

/** Paths of the token modules, relative to the root of the project. */
export const TOKEN_FILES = Object.keys(MODULES).map((name) => `${TOKEN_FOLDER}/${name}.ts`);

/**
 * Value of a design token, or one part of it: the colour of a theme, the font size of a text style.
 * @typedef {{ token: string, set: "base" | "light" | "dark" | "board", part?: string, css: string | number, file:
 * string, start: number, end: number, isComputed: boolean }} Leaf
 * `token` is the scale and the path of the token, separated by "/": "colors/accent.solid/hover" is
 * `colors`, `accent.solid.hover`; `start` and `end` delimit its literal in the file.
 */

/**
 * Reads the values of all design tokens.
 * @param {(path: string) => string} readText
 * @returns {Leaf[]}
 */
export function readLeaves(readText) {
  return Object.entries(MODULES).flatMap(([name, constants]) => {
    const file = `${TOKEN_FOLDER}/${name}.ts`;
    const text = readText(file);
    const scope = constantsOf(parseSync(file, text).program.body);
    return constants.flatMap((constant) =>
      [...literalsOf(scope.get(constant), scope)].map(([path, literal]) => ({
        ...placeOf(constant, path),
        ...literal,
        file,
      })),
    );
  });
}

/**
 * Replaces values in the texts of token modules.
 * @param {Map<string, string>} texts Texts by path.
 * @param {{ leaf: Leaf, css: string | number }[]} changes
 * @returns {Map<string, string>} all texts
 */
export function writeLeaves(texts, changes) {
  const result = new Map(texts);
  for (const { leaf, css } of changes.toSorted((a, b) => b.leaf.start - a.leaf.start)) {
    const text = result.get(leaf.file);
    result.set(leaf.file, text.slice(0, leaf.start) + literalText(css) + text.slice(leaf.end));
  }
  return result;
}

const literalText = (css) => (typeof css === "string" && css.includes('"') ? `\`${css}\`` : JSON.stringify(css));

/** Initial values of the constants of a module, by name. */
function constantsOf(body) {
  const declarations = body
    .map((node) => (node.type === "ExportNamedDeclaration" ? node.declaration : node))
    .filter((node) => node?.type === "VariableDeclaration")
    .flatMap((node) => node.declarations);
  return new Map(declarations.map(({ id, init }) => [id.name, init]));
}

/** Yields all literals of an expression with their paths. */
function* literalsOf(node, scope, path = []) {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      yield* literalsOf(node.expression, scope, path);
      break;
    case "ObjectExpression":
      for (const member of node.properties)
        if (member.type === "SpreadElement") yield* literalsOf(member.argument, scope, path);
        else yield* literalsOf(member.value, scope, [...path, String(member.key.name ?? member.key.value)]);
      break;
    case "ArrayExpression":
      for (const [index, element] of node.elements.entries())
        yield* literalsOf(element, scope, [...path, String(index)]);
      break;
    case "CallExpression":
      yield* literalsOf(node.arguments[0], scope, [...path, "value"]);
      break;
    case "Identifier":
      yield* literalsOf(scope.get(node.name), scope, path);
      break;
    default:
      yield [path, literalOf(node, scope)];
  }
}

const literalOf = (node, scope) => ({
  css: node.type === "Literal" ? node.value : templateText(node, scope),
  start: node.start,
  end: node.end,
  isComputed: node.type === "TemplateLiteral" && node.expressions.length > 0,
});

const templateText = ({ quasis, expressions }, scope) =>
  quasis
    .map(({ value }, index) => {
      const inserted = expressions[index];
      return value.cooked + (inserted ? literalOf(scope.get(inserted.name), scope).css : "");
    })
    .join("");

const THEMES = { 0: "light", 1: "dark", base: "light", _dark: "dark" };

/** Token, set and part of a literal. */
function placeOf(constant, path) {
  const [first, ...rest] = path;
  switch (constant) {
    case "palette":
      return { token: `colors/${path.join("/")}`, set: "base" };
    case "semanticColors":
      return { token: `colors/${first.replaceAll(".", "/")}`, set: THEMES[rest[0]] };
    case "boardColors":
      return { token: `colors/${first.replaceAll(".", "/")}`, set: "board" };
    case "semanticShadows":
      return { token: `shadows/${first}`, set: THEMES[rest[1]] };
    case "textStyles":
      return { token: `textStyles/${first}`, set: "base", part: rest[1] };
    case "zIndex":
      return { token: `zIndex/${first}`, set: "base" };
    case "breakpoints":
      return { token: `breakpoints/${first}`, set: "base" };
    default:
      return { token: path.filter((segment) => segment !== "value").join("/"), set: "base" };
  }
}
