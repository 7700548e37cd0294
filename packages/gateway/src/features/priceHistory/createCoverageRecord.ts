import { extendCoverage, MAX_COVERAGE_PAUSE_MS, type PriceCoverage } from "@rewire/domain";
import * as v from "valibot";
import type { Log } from "../../log/createLog.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";

/** Basis of the prices in the log: their currency, and whether they include tax. */
export interface PriceBasis {
  readonly currency: string;
  /** Whether prices include tax; null while unknown. */
  readonly includesTax: boolean | null;
}

/** Stored record of the period that the price log covers. */
export interface CoverageRecord extends PriceCoverage, PriceBasis {
  /** Number of the log; histories of an earlier one are ignored. */
  readonly epoch: number;
}

/** Time for which the price log is stored after its last change, in seconds. */
export const LOG_TTL_SECONDS = 400 * 24 * 60 * 60;

const COVERAGE_KEY = "prices:coverage";

const recordSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    since: v.number(),
    until: v.number(),
    epoch: v.number(),
    currency: v.string(),
    includesTax: v.nullable(v.boolean()),
  }),
);

/** Record of the covered period after a read of the catalogue; null while the system clock appears to be wrong. */
export type NextCoverage = CoverageRecord | null;

/**
 * Creates the functions that read, extend and write the record of the period that the price log covers. If the currency
 * or the tax display changes, a new log is started.
 */
export function createCoverageRecord(store: Pick<KeyValueStore, "get" | "set">, log: Log) {
  /** When this process first found its clock behind the log; null where it is not. */
  let clockBehindSince: number | null = null;

  const read = async (): Promise<CoverageRecord | null> => {
    const parsedRecord = v.safeParse(recordSchema, await store.get(COVERAGE_KEY));
    return parsedRecord.success ? parsedRecord.output : null;
  };

  /**
   * Returns a coverage whose end is before the log's by hours: the log waits for a day, in which the clock may be set,
   * and begins anew then, since the clock may be right and the log's end wrong.
   */
  const handleClockBehind = (storedRecord: CoverageRecord, at: number): NextCoverage => {
    if (clockBehindSince === null) {
      clockBehindSince = at;
      log.warn("The clock is hours behind the log of prices, which waits", { at, until: storedRecord.until });
    }
    if (at - clockBehindSince <= MAX_COVERAGE_PAUSE_MS) return null;
    clockBehindSince = null;
    log.warn("The log of prices begins anew: its end is in the future", { at, until: storedRecord.until });
    return { ...storedRecord, since: at, until: at, epoch: storedRecord.epoch + 1 };
  };

  return {
    read,
    /** Returns the coverage once all prices at a time have been recorded. */
    next(storedRecord: CoverageRecord | null, at: number, basis: PriceBasis): NextCoverage {
      if (!storedRecord) return { since: at, until: at, epoch: 1, ...basis };
      const includesTax = basis.includesTax ?? storedRecord.includesTax;
      const isSameBasis =
        basis.currency === storedRecord.currency &&
        (storedRecord.includesTax === null || includesTax === storedRecord.includesTax);
      if (!isSameBasis) {
        log.warn("The log of prices begins anew: prices are in another currency, or shown with another tax");
        return { since: at, until: at, epoch: storedRecord.epoch + 1, currency: basis.currency, includesTax };
      }
      const coverage = extendCoverage(storedRecord, at);
      if (!coverage) return handleClockBehind(storedRecord, at);
      clockBehindSince = null;
      if (coverage.since !== storedRecord.since)
        log.warn("Prices were not seen for more than a day; lowest prices are known in 30 days", { ...coverage });
      return { ...storedRecord, ...coverage, includesTax };
    },
    write: (record: CoverageRecord): Promise<void> => store.set(COVERAGE_KEY, JSON.stringify(record), LOG_TTL_SECONDS),
  };
}
