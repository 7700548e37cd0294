// Draws identifiers and comments of production code by a seed, as Markdown tables whose last column is for a reader's
// verdict: does each read as standard English of the field to somebody who has not seen the code?
//
//   npm run words -- 7        # the same tables for the same seed and code
import { globSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sample, seededRandom } from "./lib/words/sample.mjs";
import { commentsIn, identifiersIn, isProduction } from "./lib/words/vocabulary.mjs";

const SAMPLE_SIZE = 60;
const SOURCES = ["packages/*/src/**/*.{ts,tsx}", "apps/storefront/{app,server,records}/**/*.{ts,tsx}"];

const root = fileURLToPath(new URL("..", import.meta.url));
const seed = Number(process.argv[2] ?? "");
if (!Number.isSafeInteger(seed) || process.argv[2] === undefined) {
  console.error("Give a whole number as the seed: npm run words -- 7");
  process.exit(1);
}

const files = globSync(SOURCES, { cwd: root })
  .map((path) => path.replaceAll("\\", "/"))
  .filter(isProduction)
  .toSorted();
const collect = (read) => files.flatMap((path) => read(join(root, path)).map((one) => ({ ...one, path })));
const random = seededRandom(seed);
const cell = (text) => text.replaceAll("|", "\\|");

// Each name counts once in the whole project, however many files declare it.
const identifiers = [...new Map(collect(identifiersIn).map((one) => [one.name, one])).values()];
const comments = collect(commentsIn);

console.log(
  `Seed ${seed}: ${SAMPLE_SIZE} of ${identifiers.length} identifiers, ${SAMPLE_SIZE} of ${comments.length} comments.\n`,
);
console.log("| Identifier | Where | Verdict |\n| --- | --- | --- |");
for (const { name, path, line } of sample(identifiers, SAMPLE_SIZE, random))
  console.log(`| \`${name}\` | ${path}:${line} | |`);
console.log("\n| Comment | Of | Verdict |\n| --- | --- | --- |");
for (const { comment, name, path } of sample(comments, SAMPLE_SIZE, random))
  console.log(`| ${cell(comment)} | \`${name}\`, ${path} | |`);
