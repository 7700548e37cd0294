import { createHistogram } from "node:perf_hooks";

const HOUR_US = 3_600_000_000;

/** Histogram of response times, with a resolution of three digits. */
export function createTally() {
  const histogram = createHistogram({ lowest: 1, highest: HOUR_US, figures: 3 });
  const statuses = new Map();
  let unsent = 0;
  return {
    /** @param {number | string} status HTTP status, or the error @param {number} ms */
    add: (status, ms) => {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      histogram.record(Math.min(HOUR_US, Math.max(1, Math.round(ms * 1000))));
    },
    /** Requests that were not sent because too many were pending. */
    skip: () => (unsent += 1),
    /** @returns {{ count: number, p50: number, p99: number, max: number, bad: number, unsent: number, statuses: Record<string, number> }} times in ms */
    read: () => {
      const count = [...statuses.values()].reduce((sum, one) => sum + one, 0);
      return {
        count,
        p50: histogram.percentile(50) / 1000,
        p99: histogram.percentile(99) / 1000,
        max: histogram.max / 1000,
        bad: count - (statuses.get(200) ?? 0),
        unsent,
        statuses: Object.fromEntries(statuses),
      };
    },
  };
}
