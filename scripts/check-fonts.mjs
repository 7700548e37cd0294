// Lists the characters in messages, sources, the embedded catalogue and the cast that the shipped fonts lack.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeGap, findGaps } from "./lib/fonts/coverage.mjs";
import { exceptions } from "./lib/fonts/exceptions.mjs";
import { readFaces } from "./lib/fonts/faces.mjs";
import { textsInMessages, textsInSource, textsOfIntl } from "./lib/fonts/texts.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const LOCALES = "packages/messages/src/locales";
const SOURCES = [
  "packages/domain/src",
  "packages/ui/src",
  "packages/demo-shop/src",
  "packages/data/src",
  "packages/gateway/src",
  "apps/storefront/app",
];

/**
 * Font families that must cover all texts: headings may contain any text, and the font for prices falls back to the
 * body's.
 */
const FAMILIES = ["Stack Sans Notch Variable", "Atkinson Hyperlegible Next Variable"];

const read = (path) => readFileSync(join(root, path), "utf8");
const filesIn = (folder, pattern) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .filter((path) => pattern.test(path));

const locales = filesIn(LOCALES, /\/[a-z]{2}_[A-Z]{2}\.json$/);
const tags = locales.map((path) => basename(path, ".json").replace("_", "-"));
/** Sources whose texts are never rendered on a page: test data of shops, hostile texts, and terminal output. */
const NOT_DRAWN =
  /^packages\/(?:data|gateway)\/src\/testing\/|^packages\/domain\/src\/testing\/(?:hostileTexts|searchCorpus)\.ts$|^packages\/gateway\/src\/features\/(?:doctor|repair\/import)\//;
const sources = SOURCES.flatMap((folder) => filesIn(folder, /(?<!\.test|\.d)\.tsx?$/)).filter(
  (path) => !NOT_DRAWN.test(path),
);
const texts = [
  ...locales.flatMap((path) => textsInMessages(read(path), path)),
  ...sources.flatMap((path) => textsInSource(read(path), path)),
  ...tags.flatMap(textsOfIntl),
];
const faces = ["fonts.css", "rareFonts.css"].flatMap((file) => readFaces(join(root, "packages/ui/src/theme", file)));
const { characterCount, gaps, unusedExceptions } = findGaps(texts, { faces, families: FAMILIES, exceptions });

for (const gap of gaps) console.log(`✗ ${describeGap(gap)}`);
for (const { characters, reason } of unusedExceptions) {
  console.log(`✗ scripts/lib/fonts/exceptions.mjs: nothing needs ${characters} ("${reason}")`);
}
console.log(`${characterCount} different characters in ${locales.length} languages and ${sources.length} sources.`);
const failed = gaps.length + unusedExceptions.length;
console.log(`${characterCount - gaps.length} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
