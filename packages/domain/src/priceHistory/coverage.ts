/** Period for which the price log is complete, in milliseconds since 1970. */
export interface PriceCoverage {
  readonly since: number;
  readonly until: number;
}

/**
 * Maximum pause between recordings, in milliseconds, after which the price log still counts as complete. During a
 * longer pause, price changes may have been missed.
 */
export const MAX_COVERAGE_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Difference between the clocks of two gateways that is no fault. */
const MAX_CLOCK_SKEW_MS = 60 * 60 * 1000;

/**
 * Extends the period covered by the price log to a time at which all prices were recorded. After a pause longer than
 * {@link MAX_COVERAGE_PAUSE_MS}, a new period begins.
 *
 * @param coverage Period covered so far; null for a new log.
 * @returns null if the given time is long before the end of the period, which means that a clock is wrong.
 */
export function extendCoverage(coverage: PriceCoverage | null, at: number): PriceCoverage | null {
  if (!coverage || at - coverage.until > MAX_COVERAGE_PAUSE_MS) return { since: at, until: at };
  if (coverage.until - at > MAX_CLOCK_SKEW_MS) return null;
  return at > coverage.until ? { since: coverage.since, until: at } : coverage;
}
