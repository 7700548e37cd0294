// Finds colours that are not tokens of the theme: they have no dark counterpart, and their contrast is not checked.
import { parseSync } from "oxc-parser";
import { eachNode, lineOf, stringsOf } from "./syntax.mjs";

const WRITTEN =
  /(?<![\w/#&-])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([^)]*\)/gi;

/** Style properties whose value is a colour, or contains one. */
const COLOURED = /^(?:background|bg|border\w*|boxShadow|caretColor|fill|outline|shadow|stroke|textShadow|\w*[cC]olor)$/;

/** Names of CSS; "transparent" and "currentColor" adapt to every theme. */
const NAMES = new Set(
  `aqua aquamarine azure beige bisque black blue blueviolet brown chartreuse chocolate coral crimson cyan darkblue
  darkgray darkgreen darkgrey darkred fuchsia gold gray green greenyellow grey hotpink indigo ivory khaki lavender
  lightblue lightgray lightgreen lightgrey lime magenta maroon navy olive orange orchid pink plum purple red salmon
  silver snow tan teal tomato turquoise violet wheat white whitesmoke yellow`.split(/\s+/),
);

/** Lists the raw colours of a value of a style property. */
const namesIn = (text) => text.match(/(?<![\w.#-])[a-z]+(?![\w.(-])/g)?.filter((word) => NAMES.has(word)) ?? [];

/**
 * Lists the raw colours of a module.
 * @param {string} file Path, for its syntax.
 * @param {string} source
 * @returns {{ line: number, text: string }[]}
 */
export function rawColours(file, source) {
  const colours = [];
  const report = (node, texts) => colours.push(...texts.map((text) => ({ line: lineOf(source, node.start), text })));
  eachNode(parseSync(file, source).program.body, (node) => {
    if (node.type === "Literal" || node.type === "TemplateLiteral")
      report(
        node,
        stringsOf(node).flatMap((text) => text.match(WRITTEN) ?? []),
      );
    const name = node.type === "JSXAttribute" ? node.name.name : node.type === "Property" ? node.key.name : undefined;
    if (typeof name === "string" && COLOURED.test(name)) report(node, stringsOf(node.value).flatMap(namesIn));
  });
  return colours;
}

/**
 * Lists the raw colours of a stylesheet or a drawing.
 * @returns {{ line: number, text: string }[]}
 */
export function rawColoursOfText(source) {
  const text = source.replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  return [...text.matchAll(WRITTEN)].map((match) => ({ line: lineOf(text, match.index), text: match[0] }));
}
