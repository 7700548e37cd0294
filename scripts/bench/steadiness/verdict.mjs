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

const isIncomplete = ({ differed, faults }) => faults.length > 0 && differed.length === 0;

/**
 * Judges the latest reruns together. Those that lack a story count only if a picture differed: whether stories pass at
 * the first look is judged by the second tries.
 * @param {Rerun[]} runs oldest first
 * @returns {{ runs: number, pictures: number, minutes: number, differences: [key: string, count: number][],
 * gaps: [name: string, count: number][], isSteady: boolean, isComplete: boolean }} `pictures` that were taken in all;
 * `differences`: keys of pictures that differed, and faults beside them, `gaps`: faults of incomplete reruns since the
 * first that counts, the most frequent first; `isComplete` if there are enough reruns
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
    gaps: countNames(
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
export const describeVerdict = ({ runs, pictures, minutes, differences, gaps, isSteady, isComplete }) => [
  ...gaps.map(([name, count]) => `! ${count} not counted: ${name}`),
  ...differences.map(([name, count]) => `✗ ${count} of ${runs} reruns: ${name}`),
  `${runs} of ${JUDGED_RUNS} reruns in ${minutes.toFixed(1)} minutes: ${pictures} pictures.`,
  `${isSteady ? "✓ No pixel differed" : "✗ Not all as approved"}${isComplete ? "" : `, ${JUDGED_RUNS - runs} reruns to go`}.`,
];
