/** Period in which the price log has recorded all prices, in milliseconds since 1970. */
export interface PriceCoverage {
  readonly since: number;
  readonly until: number;
}

/**
 * Maximum pause in recording, in milliseconds, that does not count as a gap; during a longer one, prices may have
 * changed unnoticed.
 */
export const MAX_COVERAGE_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Difference between the clocks of two gateways that is no fault. */
const MAX_CLOCK_SKEW_MS = 60 * 60 * 1000;

/**
 * Extends a coverage to a time at which all prices were recorded. It restarts after a pause longer than {@link
 * MAX_COVERAGE_PAUSE_MS}, or if the clock jumps ahead.
 *
 * @param coverage null for a log without a coverage.
 * @returns null if the time is long before the end of the coverage: one of the two clocks is wrong.
 */
export function extendCoverage(coverage: PriceCoverage | null, at: number): PriceCoverage | null {
  if (!coverage || at - coverage.until > MAX_COVERAGE_PAUSE_MS) return { since: at, until: at };
  if (coverage.until - at > MAX_CLOCK_SKEW_MS) return null;
  return at > coverage.until ? { since: coverage.since, until: at } : coverage;
}
