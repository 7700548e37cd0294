// Judges reruns of the whole set of pictures.
import { countNames } from "../../lib/ledger.mjs";

/** Number of latest reruns that are judged together. */
export const JUDGED_RUNS = 50;

/**
 * A rerun of the whole set: `when` in ISO 8601, `commit` abbreviated, `seconds` it took, number of `pictures`, keys of
 * those that `differed` from the approved ones at a first look, and `faults` of stories that could not be pictured at a
 * first look, such as the limit of time on a machine with much other work.
 * @typedef {{ when: string, commit: string, seconds: number, pictures: number, differed: string[], faults: string[] }}
 * Rerun
 */

/** What a story says that did not have the time to be pictured, on a machine with much other work. */
const LACK_OF_TIME_PATTERN = /is not played to its end within|takes longer than/;

const isIncomplete = ({ differed, faults }) =>
  faults.length > 0 && [...differed, ...faults].every((name) => LACK_OF_TIME_PATTERN.test(name));

/**
 * Judges the latest reruns together. Those that lack a story for want of time count only if something else is wrong.
 * @param {Rerun[]} runs Oldest first.
 * @returns {{ runs: number, pictures: number, minutes: number, differences: [key: string, count: number][],
 * delays: [name: string, count: number][], isSteady: boolean, isComplete: boolean }} `pictures` that were taken in all;
 * `differences`: names of faults and keys of pictures that differed, `delays` in incomplete reruns since the first that
 * counts, the most frequent first; `isComplete` if there are enough reruns
 */
export function judge(runs) {
  const latest = runs.filter((run) => !isIncomplete(run)).slice(-JUDGED_RUNS);
  const differences = countNames(latest.flatMap(({ differed, faults }) => [...differed, ...faults]));
  const since = latest.length > 0 ? runs.indexOf(latest[0]) : 0;
  return {
    runs: latest.length,
    pictures: latest.reduce((sum, { pictures }) => sum + pictures, 0),
    minutes: latest.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
    differences,
    delays: countNames(
      runs
        .slice(since)
        .filter(isIncomplete)
        .flatMap(({ faults }) => faults),
    ),
    isSteady: latest.length > 0 && differences.length === 0,
    isComplete: latest.length === JUDGED_RUNS,
  };
}

/** Describes a verdict, a line each. @param {ReturnType<typeof judge>} verdict */
export const describeVerdict = ({ runs, pictures, minutes, differences, delays, isSteady, isComplete }) => [
  ...delays.map(([name, count]) => `! ${count} not counted: ${name}`),
  ...differences.map(([name, count]) => `✗ ${count} of ${runs} reruns: ${name}`),
  `${runs} of ${JUDGED_RUNS} reruns in ${minutes.toFixed(1)} minutes: ${pictures} pictures.`,
  `${isSteady ? "✓ No pixel differed" : "✗ Not all as approved"}${isComplete ? "" : `, ${JUDGED_RUNS - runs} reruns to go`}.`,
];
