// Font faces of a style sheet, with the characters of each.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { parse } from "postcss";

const ANY_CHARACTER = [[0, 0x10ffff]];

/**
 * Parses CSS's `unicode-range` as pairs of code points, both inclusive.
 * @example readRanges("U+41-5A, U+4??"); // [[0x41, 0x5a], [0x400, 0x4ff]]
 */
export function readRanges(text) {
  return text.split(",").map((part) => {
    const [from, to = from] = part.trim().replace(/^u\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "f"), 16)];
  });
}

const unquote = (text) => text.replaceAll(/^["']|["']$/g, "");

/** Returns the file of `url(…)`, relative to the style sheet or in a package that it can import. */
function resolveFile(styleSheet, address) {
  return address.startsWith(".") ? join(dirname(styleSheet), address) : createRequire(styleSheet).resolve(address);
}

/**
 * Reads the font faces of a style sheet, except those of system fonts (`local()`).
 * @returns {{ family: string, file: string, characters: Set<number> }[]} `characters`: code points that the file
 * contains
 * and the face's `unicode-range` includes
 */
export function readFaces(styleSheet) {
  const faces = [];
  parse(readFileSync(styleSheet, "utf8"), { from: styleSheet }).walkAtRules("font-face", ({ nodes }) => {
    const values = new Map(nodes.filter(({ type }) => type === "decl").map(({ prop, value }) => [prop, value]));
    const address = /url\(\s*(["']?)(.+?)\1\s*\)/.exec(values.get("src") ?? "")?.[2];
    if (!address) return;
    const file = resolveFile(styleSheet, address);
    const ranges = values.has("unicode-range") ? readRanges(values.get("unicode-range")) : ANY_CHARACTER;
    const { characterSet } = create(readFileSync(file));
    const characters = characterSet.filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
    faces.push({ family: unquote(values.get("font-family")), file, characters: new Set(characters) });
  });
  return faces;
}
