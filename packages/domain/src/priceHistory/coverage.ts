/** Period in which the log has seen all prices, in milliseconds since 1970. */
export interface PriceCoverage {
  readonly since: number;
  readonly until: number;
}

/** Pause of the log that leaves no gap: a shop that nobody watches for longer may have had any price. */
export const MAX_COVERAGE_PAUSE_MS = 24 * 60 * 60 * 1000;

/** Difference between the clocks of two gateways that is no fault. */
const MAX_CLOCK_SKEW_MS = 60 * 60 * 1000;

/**
 * Extends a coverage to a time at which all prices were seen. It begins anew after a longer pause, which a clock that
 * jumps ahead looks like.
 *
 * @param coverage null for a log without any.
 * @returns null if the time is long before the coverage's end: one of the two clocks is wrong.
 */
export function extendCoverage(coverage: PriceCoverage | null, at: number): PriceCoverage | null {
  if (!coverage || at - coverage.until > MAX_COVERAGE_PAUSE_MS) return { since: at, until: at };
  if (coverage.until - at > MAX_CLOCK_SKEW_MS) return null;
  return at > coverage.until ? { since: coverage.since, until: at } : coverage;
}
