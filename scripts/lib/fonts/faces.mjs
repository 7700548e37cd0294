// The faces that a style sheet ships, and which characters each of them draws.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { create } from "fontkit";
import { parse } from "postcss";

const ANY_CHARACTER = [[0, 0x10ffff]];

/**
 * Reads CSS's `unicode-range` as pairs of code points, both included.
 * @example readRanges("U+41-5A, U+4??"); // [[0x41, 0x5a], [0x400, 0x4ff]]
 */
export function readRanges(text) {
  return text.split(",").map((part) => {
    const [from, to = from] = part.trim().replace(/^u\+/i, "").split("-");
    return [Number.parseInt(from.replaceAll("?", "0"), 16), Number.parseInt(to.replaceAll("?", "f"), 16)];
  });
}

const unquote = (text) => text.replaceAll(/^["']|["']$/g, "");

/** The file behind `url(…)`, beside the style sheet or in a package that it can import. */
function resolveFile(styleSheet, address) {
  return address.startsWith(".") ? join(dirname(styleSheet), address) : createRequire(styleSheet).resolve(address);
}

/**
 * Reads the faces of a style sheet. Those that only name fonts of the reader's machine (`local()`) are left out.
 * @returns {{ family: string, file: string, characters: Set<number> }[]} `characters` are the code points that the
 *   file has and the face's `unicode-range` lets it draw
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
