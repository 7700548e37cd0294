// Lists the tests that needed a second try in the latest runs, with their number of runs; `--mended NAME --reason "…"`
// removes one from the list.
import { parseArgs } from "node:util";
import {
  appendSecondTries,
  countEntries,
  readSecondTries,
  retriesByRun,
  secondTriesFile,
} from "./lib/test/secondTries.mjs";
import { log, stop } from "./lib/log.mjs";

const { values } = parseArgs({ options: { mended: { type: "string" }, reason: { type: "string" } } });
const file = secondTriesFile();
const entries = readSecondTries(file);
const runs = retriesByRun(entries);
const counts = countEntries(entries);

if (values.mended) {
  if (!values.reason?.trim()) stop("--mended needs --reason: what was wrong with the test, or with what it tests.");
  if (!counts.has(values.mended))
    stop(`"${values.mended}" is not on the list. There are:\n${[...counts.keys()].join("\n") || "none"}`);
  appendSecondTries(file, { when: new Date().toISOString(), mended: values.mended, reason: values.reason.trim() });
  log(`"${values.mended}" is off the list.`);
} else {
  const runsWith = (testName) => runs.filter((names) => names.includes(testName)).length;
  const rates = [...counts.keys()].map((name) => ({ name, count: runsWith(name) }));
  for (const { name, count } of rates.toSorted((a, b) => b.count - a.count))
    console.log(`${count} of ${runs.length} runs: ${name}`);
  console.log(`${counts.size} tests needed a second try in the latest ${runs.length} runs (${file}).`);
}
