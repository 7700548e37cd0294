// Lists the tests that needed a second try in the latest runs, with their number of runs; `--mended NAME --reason "…"`
// removes one from the list.
import { parseArgs } from "node:util";
import { appendSecondTries, listRetries, readSecondTries, secondTriesFile } from "./lib/test/secondTries.mjs";
import { log, stop } from "./lib/log.mjs";

const { values } = parseArgs({ options: { mended: { type: "string" }, reason: { type: "string" } } });
const file = secondTriesFile();
const retries = listRetries(readSecondTries(file));

if (values.mended) {
  if (!values.reason?.trim()) stop("--mended needs --reason: what was wrong with the test, or with what it tests.");
  if (!retries.some(({ name }) => name === values.mended))
    stop(`"${values.mended}" is not on the list. There are:\n${retries.map(({ name }) => name).join("\n") || "none"}`);
  appendSecondTries(file, { when: new Date().toISOString(), mended: values.mended, reason: values.reason.trim() });
  log(`"${values.mended}" is off the list.`);
} else {
  for (const { name, count, runs } of retries.toSorted((a, b) => b.count - a.count))
    console.log(`${count} of ${runs} runs: ${name}`);
  console.log(`${retries.length} tests needed a second try in the latest runs of their checks (${file}).`);
}
