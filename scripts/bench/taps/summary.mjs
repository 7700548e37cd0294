import { median, percentile } from "../figures/statistics.mjs";
import { toNumber } from "../figures/table.mjs";

const timesOf = (results, name) => results.map((one) => one[name]).filter((ms) => ms !== null);

/**
 * Summarises the results of taps; taps that opened another document have no times.
 * @param {readonly { effects: number, acknowledgedMs: number | null, doneMs: number | null }[]} results
 */
export function summarize(results) {
  const acknowledged = timesOf(results, "acknowledgedMs");
  const done = timesOf(results, "doneMs");
  return {
    taps: results.length,
    lost: results.filter(({ effects }) => effects < 1).length,
    twice: results.filter(({ effects }) => effects > 1).length,
    acknowledged: median(acknowledged),
    acknowledged95: percentile(acknowledged, 0.95),
    done: median(done),
    done95: percentile(done, 0.95),
  };
}

export const HEADING = ["early taps", "taps", "lost", "twice", "acknowledged, ms", "95 %", "done, ms", "95 %"];

/** Formats a summary as a row of the table. @param {string} name @param {ReturnType<typeof summarize>} summary */
export const toRow = (name, { taps, lost, twice, acknowledged, acknowledged95, done, done95 }) => [
  name,
  taps,
  lost,
  twice,
  ...[acknowledged, acknowledged95, done, done95].map((ms) => toNumber(ms)),
];
