// Runs of stories and journeys under load, one a line, gathered over days and machines in a file of the project.
import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** Maximum share of tests that may need a second try. */
const MAX_RATE = 1 / 1000;
/** Number of latest runs that are judged together. */
export const JUDGED_RUNS = 20;

/**
 * A run under load: `when` in ISO 8601, `commit` abbreviated, `minutes` it took, number of `tests` with second tries
 * allowed, names of `secondTries`, number of `failed` tests.
 * @typedef {{ when: string, commit: string, cores: number, busyLoops: number, minutes: number, tests: number,
 * secondTries: string[], failed: number }} LoadRun
 */

/** Reads all runs, oldest first; none without a file. @returns {LoadRun[]} */
export function readLedger(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Appends a run. @param {LoadRun} run */
export const appendRun = (file, run) => appendFileSync(file, `${JSON.stringify(run)}\n`);

/**
 * Judges the latest runs together.
 * @param {LoadRun[]} runs
 * @returns {{ runs: number, tests: number, secondTries: number, failed: number, isWithinRate: boolean,
 * isComplete: boolean }} `isComplete` if there are enough runs
 */
export function judge(runs) {
  const latest = runs.slice(-JUDGED_RUNS);
  const sum = (valueOf) => latest.reduce((total, run) => total + valueOf(run), 0);
  const tests = sum((run) => run.tests);
  const secondTries = sum((run) => run.secondTries.length);
  const failed = sum((run) => run.failed);
  return {
    runs: latest.length,
    tests,
    secondTries,
    failed,
    isWithinRate: failed === 0 && secondTries <= tests * MAX_RATE,
    isComplete: latest.length === JUDGED_RUNS,
  };
}
