// Judges reruns of the whole set of pictures.
import { countNames } from "../figures/ledger.mjs";

/** Number of latest reruns that are judged together. */
export const JUDGED_RUNS = 50;

/**
 * A rerun of the whole set: `when` in ISO 8601, `commit` abbreviated, `seconds` it took, number of `pictures`, keys of
 * those that `differed` from the approved ones at a first look, and `faults` of stories that could not be pictured at a
 * first look, such as the limit of time on a machine with much other work.
 * @typedef {{ when: string, commit: string, seconds: number, pictures: number, differed: string[], faults: string[] }}
 * Rerun
 */

/**
 * Judges the latest reruns together. Those with faults are incomplete: they count only if a picture differed.
 * @param {Rerun[]} runs Oldest first.
 * @returns {{ runs: number, pictures: number, minutes: number, differences: [key: string, count: number][],
 * faults: [name: string, count: number][], isSteady: boolean, isComplete: boolean }} `pictures` that were taken in all;
 * `differences`: keys of pictures that differed, `faults` in incomplete reruns since the first that counts, the most
 * frequent first; `isComplete` if there are enough reruns
 */
export function judge(runs) {
  const latest = runs.filter(({ differed, faults }) => faults.length === 0 || differed.length > 0).slice(-JUDGED_RUNS);
  const differences = countNames(latest.flatMap(({ differed }) => differed));
  const since = latest.length > 0 ? runs.indexOf(latest[0]) : 0;
  return {
    runs: latest.length,
    pictures: latest.reduce((sum, { pictures }) => sum + pictures, 0),
    minutes: latest.reduce((sum, { seconds }) => sum + seconds, 0) / 60,
    differences,
    faults: countNames(runs.slice(since).flatMap(({ faults }) => faults)),
    isSteady: latest.length > 0 && differences.length === 0,
    isComplete: latest.length === JUDGED_RUNS,
  };
}

/** Describes a verdict, a line each. @param {ReturnType<typeof judge>} verdict */
export const describeVerdict = ({ runs, pictures, minutes, differences, faults, isSteady, isComplete }) => [
  ...faults.map(([name, count]) => `! ${count} not counted: ${name}`),
  ...differences.map(([name, count]) => `✗ ${count} of ${runs} reruns: ${name}`),
  `${runs} of ${JUDGED_RUNS} reruns in ${minutes.toFixed(1)} minutes: ${pictures} pictures.`,
  `${isSteady ? "✓ No pixel differed" : "✗ Not all as approved"}${isComplete ? "" : `, ${JUDGED_RUNS - runs} reruns to go`}.`,
];
