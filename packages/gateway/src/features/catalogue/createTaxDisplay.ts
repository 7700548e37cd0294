import { fetchTaxDisplay, ShopRequestError, type ShopClient } from "@rewire/data/server";
import type { CatalogueService } from "./CatalogueService.ts";
import type { Log } from "../../log/createLog.ts";

interface TaxDisplayOptions {
  readonly shop: ShopClient;
  readonly catalogue: Pick<CatalogueService, "popular">;
  /** Configured value; "auto" determines it from the shop. */
  readonly setting: boolean | "auto";
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  /** Called when the value has changed. */
  readonly onChange?: (() => void) | undefined;
}

/** Service that determines whether the shop's product prices include tax. */
export interface TaxDisplay {
  /** Returns whether prices include tax; null while unknown. Checks again in the background once a day. */
  readonly pricesIncludeTax: () => boolean | null;
  /** Determines the value now; failures are only logged. */
  readonly read: () => Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Interval after a check without a result. */
const RETRY_MS = 5 * 60 * 1000;
/** Maximum number of products to check: one may be tax-free, or deleted. */
const MAX_PROBED_PRODUCTS = 3;

/**
 * Creates the service that determines whether product prices include tax. It rarely queries the shop, because each
 * query leaves an abandoned cart there.
 */
export function createTaxDisplay({
  shop,
  catalogue,
  setting,
  now,
  log,
  onChange = () => {},
}: TaxDisplayOptions): TaxDisplay {
  let isTaxIncluded: boolean | null = setting === "auto" ? null : setting;
  let nextDetectionTime = -Infinity;
  let pendingRead: Promise<void> | null = null;

  const detectTaxDisplay = async (): Promise<void> => {
    nextDetectionTime = now() + RETRY_MS;
    const popularProducts = await catalogue.popular(MAX_PROBED_PRODUCTS * 4);
    if (!popularProducts.ok) return;
    const candidates = popularProducts.value.filter(
      ({ kind, price }) => kind === "simple" && (price.kind === "single" || price.kind === "sale"),
    );
    for (const { id } of candidates.slice(0, MAX_PROBED_PRODUCTS)) {
      const response = await fetchTaxDisplay(shop, id);
      if (response === null) continue;
      if (response !== isTaxIncluded)
        log.info(`Prices are shown ${response ? "with" : "without"} tax, as the shop tells them`, { productId: id });
      const hasChanged = response !== isTaxIncluded;
      isTaxIncluded = response;
      nextDetectionTime = now() + DAY_MS;
      if (hasChanged) onChange();
      return;
    }
  };
  const read = () =>
    (pendingRead ??= detectTaxDisplay()
      .catch((error: unknown) => {
        if (!(error instanceof ShopRequestError)) throw error;
        log.info("The shop does not tell whether prices include tax", { error });
      })
      .finally(() => {
        pendingRead = null;
      }));

  return {
    pricesIncludeTax() {
      if (setting === "auto" && now() >= nextDetectionTime)
        read().catch((error: unknown) => log.error("Asking about tax went wrong", { error }));
      return isTaxIncluded;
    },
    read: async () => {
      if (setting === "auto") await read();
    },
  };
}
