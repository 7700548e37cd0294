// Compares the checks and tests of two runs of `npm test`, recorded in the files given by REWIRE_RESULTS. Lists missing
// checks and tests, and exits with 1 if there are any.
import { readFileSync } from "node:fs";
import { compareRuns } from "./lib/test/compareRuns.mjs";
import { stop } from "./lib/log.mjs";

const [before, after] = process.argv.slice(2);
if (!before || !after) stop("Two files are compared: npm run compare-runs -- BEFORE AFTER");
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const { lines, losses } = compareRuns(read(before), read(after));
for (const line of lines) console.log(line);
for (const loss of losses) console.log(`✗ ${loss}`);
console.log(`${losses.length} lost.`);
process.exitCode = losses.length > 0 ? 1 : 0;
