// npm run bench:stability -- --runs 3: stories and journeys with a busy loop on each core. Each run is appended to
// docs/contributing/load-runs.jsonl as soon as it ends, so that twenty can be done in parts; the latest twenty are judged
// together. Exits with 1 if a test failed, or if more than one in a thousand needed a second try.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { fromLastLine } from "../lib/counts.mjs";
import { log } from "../lib/log.mjs";
import { run, start } from "../lib/processes.mjs";
import { readSecondTries } from "../lib/test/secondTries.mjs";
import { appendRun, commitOf, readLedger } from "../lib/ledger.mjs";
import { readOptions } from "./figures/readOptions.mjs";
import { describeVerdict, judge } from "./stability/verdict.mjs";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ledger = join(root, "docs/contributing/load-runs.jsonl");
const { runs } = readOptions(process.argv.slice(2), { runs: 1 });
const cores = availableParallelism();
const commit = commitOf(root);
/** Failures and second tries, with the first lines of their errors. */
const MARKED_LINES = /^[✗↻] .*(?:\n {4,}.*)*/gm;

async function runUnderLoad(folder) {
  const secondTriesFile = join(folder, `${Date.now()}.jsonl`);
  const loops = Array.from({ length: cores }, () =>
    start(process.execPath, [join(root, "scripts/bench/stability/busyLoop.mjs")], { stdio: "ignore" }),
  );
  const started = Date.now();
  const { output } = await run(process.execPath, [join(root, "scripts/run.mjs"), "test", "stories", "e2e"], {
    cwd: root,
    quiet: true,
    env: { ...process.env, REWIRE_SECOND_TRIES: secondTriesFile },
  });
  for (const loop of loops) loop.kill();
  const checkRuns = readSecondTries(secondTriesFile);
  const { passed, failed, faults } = fromLastLine(output);
  if (passed === 0) throw new Error(`Nothing was checked:\n${output.slice(-2000)}`);
  for (const [fault] of output.matchAll(MARKED_LINES)) log(fault);
  const minutes = Math.round((Date.now() - started) / 6000) / 10;
  return {
    when: new Date(started).toISOString(),
    commit,
    cores,
    busyLoops: cores,
    minutes,
    tests: checkRuns.reduce((sum, { tests }) => sum + tests, 0),
    secondTries: checkRuns.flatMap(({ secondTries }) => secondTries),
    failed,
    faults,
  };
}

const folder = mkdtempSync(join(tmpdir(), "rewire-stability-"));
try {
  for (let number = 1; number <= runs; number++) {
    const result = await runUnderLoad(folder);
    appendRun(ledger, result);
    log(
      `Run ${number} of ${runs}: ${result.tests} tests in ${result.minutes} minutes, ${result.failed} failed, ${result.secondTries.length} second tries ${result.secondTries.join("; ")}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const verdict = judge(readLedger(ledger));
for (const line of describeVerdict(verdict)) console.log(line);
process.exitCode = verdict.isWithinRate ? 0 : 1;
