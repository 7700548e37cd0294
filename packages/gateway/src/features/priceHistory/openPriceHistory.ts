import type { ReductionRule } from "@rewire/domain";
import { createPriceHistory } from "./createPriceHistory.ts";
import { createPriceLog, type PriceLogDependencies } from "./createPriceLog.ts";
import { noPriceHistory, type PriceHistory } from "./PriceHistory.ts";

interface OpenPriceHistoryOptions extends Omit<PriceLogDependencies, "rule" | "getBasis"> {
  /** "off" keeps no log. */
  readonly rule: ReductionRule | "off";
  /** ISO 4217 code of all prices. */
  readonly currency: string;
  /** Clock that no step of the system's clock changes, in milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * Opens the price history according to the shop owner's setting.
 *
 * @param includesTax Returns whether prices include tax; null if this is unknown.
 */
export function openPriceHistory(
  { rule, currency, now, ...dependencies }: OpenPriceHistoryOptions,
  includesTax: () => boolean | null,
): PriceHistory {
  if (rule === "off") return noPriceHistory;
  const getBasis = () => ({ currency, includesTax: includesTax() });
  return createPriceHistory({
    priceLog: createPriceLog({ ...dependencies, rule, getBasis }),
    now,
    log: dependencies.log,
  });
}
