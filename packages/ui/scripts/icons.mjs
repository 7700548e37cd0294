// Writes src/primitives/Icon/icons.svg: the Ionicons that iconNames.json names, and no others. Those that
// repairIconNames.json names are in repairIcons.svg, because no page but those of repairs and devices needs them.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import svgpath from "svgpath";

const require = createRequire(import.meta.url);
const folder = new URL("../src/primitives/Icon/", import.meta.url);
const readNames = (file) => JSON.parse(readFileSync(new URL(file, folder), "utf8"));
const names = readNames("iconNames.json");
const repairNames = new Set(readNames("repairIconNames.json"));
const { icons } = require("@iconify-json/ion/icons.json");

/** What every outline shares stands once, on its symbol. */
const shared = {
  fill: "none",
  stroke: "currentColor",
  "stroke-width": "32",
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};
const attributes = Object.entries(shared).map(([name, value]) => `${name}="${value}"`);
const redundant = new RegExp(` (?:${attributes.join("|")})`, "g");

const toSymbol = ([name, entry]) => {
  // "checkmark-outline@56" is drawn with a wider stroke, for small sizes.
  const [source, width = shared["stroke-width"]] = entry.split("@");
  const body = icons[source]?.body;
  if (!body) throw new Error(`${name}: Ionicons has no "${source}"`);
  const drawing = body.replaceAll(redundant, "").replaceAll('fill="currentColor"', 'fill="currentColor" stroke="none"');
  return `<symbol id="${name}" viewBox="0 0 512 512" ${attributes.join(" ").replace('="32"', `="${width}"`)}>${drawing}</symbol>`;
};
const entries = Object.entries(names);
const symbols = entries.filter(([name]) => !repairNames.has(name)).map(toSymbol);
const repairSymbols = entries.filter(([name]) => repairNames.has(name)).map(toSymbol);

/** Five stars in a row, 16 wide and 17 apart. */
const star = /d="([^"]+)"/.exec(icons.star.body)[1];
const stars = [0, 1, 2, 3, 4].map((place) =>
  svgpath(star)
    .scale(1 / 32)
    .translate(place * 17, 0)
    .round(3)
    .toString(),
);
const five = (fill = "") => `<path${fill} d="${stars.join("")}"/>`;

// One drawing for each half step, with the colours of the element that uses it: `fill` for all, `color` for the first
// ones, which the inner svg clips.
for (let halves = 0; halves <= 10; halves += 1) {
  const width = Math.floor(halves / 2) * 17 + (halves % 2) * 8;
  const coloured = `<svg width="${width}" height="16"><svg width="84" height="16">${five(' fill="currentColor"')}</svg></svg>`;
  symbols.push(`<symbol id="stars${halves}" viewBox="0 0 84 16">${five()}${coloured}</symbol>`);
}

const write = (file, drawings) =>
  writeFileSync(new URL(file, folder), `<svg xmlns="http://www.w3.org/2000/svg">\n${drawings.join("\n")}\n</svg>\n`);
write("icons.svg", symbols);
write("repairIcons.svg", repairSymbols);
console.log(`${symbols.length} and ${repairSymbols.length} icons written`);
