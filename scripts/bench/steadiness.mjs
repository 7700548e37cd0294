// npm run bench:steadiness -- --runs 5: takes the whole set of pictures again and again, and compares each with the
// approved one at the first look. Each rerun is appended to docs/contributing/picture-runs.jsonl as soon as it ends, so
// that fifty can be done in parts; the latest fifty are judged together. What differed stays in .rewire/unsteady, for the
// next rerun replaces the report. Exits with 1 if a picture differed.
import { cpSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { log, stop } from "../lib/log.mjs";
import { pathsOf } from "../lib/visual/album.mjs";
import { pictureWorkshop } from "../lib/visual/run.mjs";
import { incomparableReason } from "../browser.mjs";
import { appendRun, readLedger } from "../lib/ledger.mjs";
import { toRerun } from "../lib/visual/rerun.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { describeVerdict, judge } from "./steadiness/verdict.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ledger = join(root, "docs/contributing/picture-runs.jsonl");
const { runs } = readOptions(process.argv.slice(2), { runs: 1 });
const obstacle = incomparableReason();
if (obstacle) stop(`Nothing to compare: ${obstacle}.`);

for (let number = 1; number <= runs; number++) {
  const run = await pictureWorkshop(root);
  if (run.photographedCount === 0) stop(["No picture was taken:", ...run.troubles].join("\n"));
  const rerun = toRerun(root, run);
  appendRun(ledger, rerun);
  if (rerun.differed.length > 0) keepPictures(rerun);
  log(
    `Rerun ${number} of ${runs}: ${rerun.pictures} pictures in ${rerun.seconds} s, ${rerun.differed.length} differed.`,
  );
}
const verdict = judge(readLedger(ledger));
for (const line of describeVerdict(verdict)) console.log(line);
process.exitCode = verdict.isSteady ? 0 : 1;

/** Copies the pictures that differed at the first look, also those that were as approved at the second. */
function keepPictures({ when }) {
  const folder = join(root, ".rewire", "unsteady", when.replaceAll(":", "-"));
  cpSync(pathsOf(root).report, folder, { recursive: true });
  log(`What differed is in ${folder}.`);
}
