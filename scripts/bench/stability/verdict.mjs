// Judges runs of stories and journeys under load.
import { countNames } from "../../lib/ledger.mjs";

/** Maximum share of tests that may need a second try. */
const MAX_RATE = 1 / 1000;
/** Number of latest runs that are judged together. */
export const JUDGED_RUNS = 20;

/**
 * A run under load: `when` in ISO 8601, `commit` abbreviated, `minutes` it took, number of `tests` with second tries
 * allowed, names of `secondTries`, number of `failed` tests, and their first lines as `faults`.
 * @typedef {{ when: string, commit: string, cores: number, busyLoops: number, minutes: number, tests: number,
 * secondTries: string[], failed: number, faults: string[] }} LoadRun
 */

/**
 * Judges the latest runs together.
 * @param {LoadRun[]} runs
 * @returns {{ runs: number, tests: number, secondTries: number, failed: number, isWithinRate: boolean,
 * isComplete: boolean, minutes: number, unsteady: [name: string, count: number][] }} `isComplete` if there are enough
 * runs; `unsteady`: tests that needed a second try, the most frequent first
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
    minutes: sum((run) => run.minutes),
    unsteady: countNames(latest.flatMap((run) => run.secondTries)),
  };
}

/** Describes a verdict, a line each. @param {ReturnType<typeof judge>} verdict */
export const describeVerdict = ({ runs, tests, secondTries, failed, minutes, unsteady, isWithinRate, isComplete }) => [
  ...unsteady.map(([name, count]) => `↻ ${count} of ${runs} runs: ${name}`),
  `${runs} of ${JUDGED_RUNS} runs in ${minutes.toFixed(1)} minutes: ${secondTries} second tries and ${failed} failures in ${tests} tests.`,
  `${isWithinRate ? "✓ Within" : "✗ Above"} one second try in ${1 / MAX_RATE} tests and no failure${isComplete ? "" : `, ${JUDGED_RUNS - runs} runs to go`}.`,
];
