// Lists the tests that needed a second try in the latest runs; `--mended NAME --reason "…"` removes one from the list.
import { parseArgs } from "node:util";
import { appendSecondTries, countEntries, readSecondTries, secondTriesFile } from "./lib/test/secondTries.mjs";
import { log, stop } from "./lib/log.mjs";

const { values } = parseArgs({ options: { mended: { type: "string" }, reason: { type: "string" } } });
const file = secondTriesFile();
const counts = countEntries(readSecondTries(file));

if (values.mended) {
  if (!values.reason?.trim()) stop("--mended needs --reason: what was wrong with the test, or with what it tests.");
  if (!counts.has(values.mended))
    stop(`"${values.mended}" is not on the list. There are:\n${[...counts.keys()].join("\n") || "none"}`);
  appendSecondTries(file, { when: new Date().toISOString(), mended: values.mended, reason: values.reason.trim() });
  log(`"${values.mended}" is off the list.`);
} else {
  for (const [name, count] of [...counts].toSorted(([, a], [, b]) => b - a)) console.log(`${count} × ${name}`);
  console.log(`${counts.size} tests needed a second try in the latest runs (${file}).`);
}
