import { fetchCatalogueEntries, type ShopClient } from "@rewire/data/server";
import { failed, ok, type CatalogueEntry, type ProductSummary, type Result, type ReadFailure } from "@rewire/domain";
import type { PriceHistory } from "../priceHistory/PriceHistory.ts";
import { listCards } from "./listings.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";
import { toReadFailure } from "../../shop/toReadFailure.ts";

interface ProductCardReaderOptions {
  readonly shop: ShopClient;
  readonly prices: Pick<PriceHistory, "applyToEntries">;
  /** Returns the current catalogue, possibly incomplete. */
  readonly current: () => Promise<Result<PreparedCatalogue, ReadFailure>>;
  /** Returns whether another request to the shop is allowed. */
  readonly takeBudget: () => boolean;
}

/** Maximum number of products per request. */
const MAX_IDS = 100;

const isShown = ({ visibility }: CatalogueEntry): boolean => visibility !== "hidden";

/**
 * Creates the function that returns product cards by id. Products that are no longer for sale are omitted. While the
 * catalogue is incomplete, missing products are fetched from the shop.
 */
export function createProductCardReader({ shop, prices, current, takeBudget }: ProductCardReaderOptions) {
  return async (ids: readonly number[]): Promise<Result<readonly ProductSummary[], ReadFailure>> => {
    const index = await current();
    if (!index.ok) return index;
    const listedCards = listCards({ entries: index.value.entries.filter(isShown) }, ids);
    const listedIds = new Set(listedCards.map(({ id }) => id));
    const missingIds = [...new Set(ids)].filter((id) => !listedIds.has(id)).slice(0, MAX_IDS);
    if (index.value.progress === null || missingIds.length === 0) return ok(listedCards);
    if (!takeBudget()) return failed({ kind: "timeout" });
    try {
      const { entries } = await fetchCatalogueEntries(shop, missingIds);
      return ok(
        listCards({ entries: [...index.value.entries, ...prices.applyToEntries(entries)].filter(isShown) }, ids),
      );
    } catch (error) {
      return failed(toReadFailure(error));
    }
  };
}
