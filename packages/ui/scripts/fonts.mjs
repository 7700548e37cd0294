// Writes src/theme/fonts.css, rareFonts.css and the files of src/theme/fonts that are made of others: both faces of the design in two
// files each, letters of English and all others; and signs that neither has, out of Inter.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { entireMetricsCollection } from "@capsizecss/metrics/entireMetricsCollection";
import { fromFile } from "@capsizecss/unpack/fs";
import { create } from "fontkit";
import subsetFont from "subset-font";

/** Prime and double prime: minutes and feet, inches. */
const SIGNS = "\u2032\u2033";

/** What pages in English show: ASCII, signs of typography and money, and the letters in the names of our languages. */
const ENGLISH = `${String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00A0©®°²·×çéêñ–—‘’“”…•€™−`;

const FACES = [
  {
    family: "Atkinson Hyperlegible Next",
    name: "atkinson-hyperlegible-next",
    latin: import.meta
      .resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2"),
    rare: import.meta
      .resolve("@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2"),
    weights: { min: 400, max: 700 },
    // One for each weight of the design: the widths of a weight are its own.
    fallbacks: [
      { weight: 400, range: "400", isBold: false },
      { weight: 500, range: "500", isBold: false },
      { weight: 600, range: "600", isBold: true },
      { weight: 700, range: "700", isBold: true },
    ],
  },
  {
    family: "Stack Sans Notch",
    name: "stack-sans-notch",
    latin: import.meta.resolve("@fontsource-variable/stack-sans-notch/files/stack-sans-notch-latin-wght-normal.woff2"),
    rare: import.meta
      .resolve("@fontsource-variable/stack-sans-notch/files/stack-sans-notch-latin-ext-wght-normal.woff2"),
    // Headings have one weight.
    weights: 600,
    fallbacks: [{ weight: 600, range: "400 700", isBold: true }],
  },
];

const require = createRequire(import.meta.url);
const DEJAVU = {
  regular: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans.ttf"),
  bold: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"),
};
const scratch = mkdtempSync(join(tmpdir(), "fonts-"));
const here = (name) => fileURLToPath(new URL(`../src/theme/fonts/${name}`, import.meta.url));
const read = (url) => readFileSync(fileURLToPath(url));

const code = (point) => point.toString(16).toUpperCase();
/** Code points as CSS's `unicode-range`: "U+20-7E, U+A9". */
function rangesOf(points) {
  const ranges = [];
  for (const point of points.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => (from === to ? `U+${code(from)}` : `U+${code(from)}-${code(to)}`)).join(", ");
}

const rule = (family, declarations) =>
  `@font-face {\n  font-family: "${family}";\n${Object.entries(declarations)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join("")}}\n`;

const face = (family, file, weight, points, more = {}) =>
  rule(family, {
    src: `url("${file}") format("woff2")`,
    "font-weight": weight,
    "font-display": "swap",
    ...more,
    "unicode-range": rangesOf(points),
  });

async function metricsOf(font, weight) {
  const file = join(scratch, `${weight}.ttf`);
  writeFileSync(file, await subsetFont(font, ENGLISH, { targetFormat: "sfnt", variationAxes: { wght: weight } }));
  return fromFile(file);
}

/** Faces of the reader's machine. Arial's widths are those of Liberation Sans, and within 0.3 % those of Roboto. */
async function machineFaces(isBold) {
  const { variants } = entireMetricsCollection.arial;
  return isBold
    ? [
        {
          name: "Fallback",
          faces: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Roboto Bold"],
          metrics: variants[700],
        },
        { name: "Fallback Wide", faces: ["DejaVu Sans Bold"], metrics: await fromFile(DEJAVU.bold) },
      ]
    : [
        { name: "Fallback", faces: ["Arial", "ArialMT", "Liberation Sans", "Roboto"], metrics: variants.regular },
        { name: "Fallback Wide", faces: ["DejaVu Sans"], metrics: await fromFile(DEJAVU.regular) },
      ];
}

const STAND_IN_RANGE = "U+20-24F, U+2000-206F, U+20AC, U+2122, U+2212";

const percent = (share) => `${(share * 100).toFixed(1)}%`;

/** Stand-ins for one weight of a face, as wide and as high as it is. */
async function fallbacksOf(family, font, { weight, range, isBold }) {
  const own = await metricsOf(font, weight);
  const width = ({ xWidthAvg, unitsPerEm }) => xWidthAvg / unitsPerEm;
  return (await machineFaces(isBold)).map(({ name, faces, metrics }) => {
    const scale = width(own) / width(metrics);
    return rule(`${family} ${name}`, {
      src: faces.map((local) => `local("${local}")`).join(", "),
      "font-weight": range,
      "size-adjust": percent(scale),
      "ascent-override": percent(own.ascent / own.unitsPerEm / scale),
      "descent-override": percent(-own.descent / own.unitsPerEm / scale),
      "line-gap-override": percent(own.lineGap / own.unitsPerEm / scale),
      // What our faces cannot draw keeps its own size.
      "unicode-range": STAND_IN_RANGE,
    });
  });
}

const shipped = [];
const rareFaces = [];
const standIns = [];
for (const { family, name, latin, rare, weights, fallbacks } of FACES) {
  const font = read(latin);
  const { characterSet } = create(font);
  const isEnglish = (point) => ENGLISH.includes(String.fromCodePoint(point));
  const range = typeof weights === "number" ? "200 800" : `${weights.min} ${weights.max}`;
  for (const [part, points] of [
    ["english", characterSet.filter(isEnglish)],
    ["latin", characterSet.filter((point) => point > 0x20 && point !== 0xffff && !isEnglish(point))],
  ]) {
    const file = `${name}-${part}.woff2`;
    const text = String.fromCodePoint(...points);
    const subset = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: { wght: weights } });
    writeFileSync(here(file), subset);
    console.log(`${file}: ${points.length} characters, ${subset.length} bytes`);
    shipped.push(face(`${family} Variable`, `./fonts/${file}`, range, points));
  }
  const rarePoints = create(read(rare)).characterSet.filter((point) => !characterSet.includes(point));
  rareFaces.push(
    face(
      `${family} Variable`,
      `@fontsource-variable/${name}/files/${name}-latin-ext-wght-normal.woff2`,
      range,
      rarePoints,
    ),
  );
  for (const fallback of fallbacks) standIns.push(...(await fallbacksOf(family, font, fallback)));
}

const inter = read(import.meta.resolve("@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"));
const signs = await subsetFont(inter, SIGNS, { targetFormat: "woff2" });
writeFileSync(here("rewire-signs.woff2"), signs);
console.log(`rewire-signs.woff2: ${SIGNS.length} signs, ${signs.length} bytes`);
rmSync(scratch, { recursive: true });

const pointsOf = (text) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const signPoints = pointsOf(SIGNS);
const money = pointsOf("0123456789 $%,.£€−\u00A0");
writeFileSync(
  new URL("../src/theme/rareFonts.css", import.meta.url),
  `/* Written by \`node packages/ui/scripts/fonts.mjs\`. Letters beyond Latin-1, which none of our languages needs, out of the
   @fontsource-variable packages: pages read them late. */
${rareFaces.join("")}`,
);
writeFileSync(
  new URL("../src/theme/fonts.css", import.meta.url),
  `/* Written by \`node packages/ui/scripts/fonts.mjs\`. The faces of the design, in parts: a page fetches those whose
   characters it shows. Letters beyond Latin-1 are in rareFonts.css. */
${shipped.join("")}
/* Money. */
${face("Rewire Figures", "./fonts/rewire-figures.woff2", "200 700", money)}
/* Primes, which neither face has, as tall as the capitals beside them: 0.668 and 0.7 em, Inter's are 0.728. */
${face("Stack Sans Notch Variable", "./fonts/rewire-signs.woff2", "200 800", signPoints, { "size-adjust": "96.2%" })}${face(
    "Atkinson Hyperlegible Next Variable",
    "./fonts/rewire-signs.woff2",
    "400 700",
    signPoints,
    { "size-adjust": "91.8%" },
  )}
/* Stand-ins until the files are there: faces of the reader's machine with the mean width and the height of ours, so that
   nothing moves. */
${standIns.join("")}`,
);
