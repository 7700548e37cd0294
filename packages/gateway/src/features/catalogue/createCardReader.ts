import { fetchCatalogueEntries, type ShopClient } from "@rewire/data/server";
import { failed, ok, type CatalogueEntry, type ProductSummary, type Result, type ReadFailure } from "@rewire/domain";
import { cardsOf } from "./listings.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";
import { toReadFailure } from "../../shop/toReadFailure.ts";

interface CardReaderOptions {
  readonly shop: ShopClient;
  /** The catalogue as it is now, perhaps in part. */
  readonly current: () => Promise<Result<PreparedCatalogue, ReadFailure>>;
  /** Whether the shop may be asked once more. */
  readonly mayAsk: () => boolean;
}

/** The shop gives no more at once. */
const MAX_IDS = 100;

const isShown = ({ visibility }: CatalogueEntry): boolean => visibility !== "hidden";

/**
 * Makes the function that answers products by their ids. What is for sale no more is left out; while the catalogue is
 * being read nobody knows that of a product that lists do not show yet, and the shop is asked.
 */
export function createCardReader({ shop, current, mayAsk }: CardReaderOptions) {
  return async (ids: readonly number[]): Promise<Result<readonly ProductSummary[], ReadFailure>> => {
    const index = await current();
    if (!index.ok) return index;
    const cards = cardsOf({ entries: index.value.entries.filter(isShown) }, ids);
    const listed = new Set(cards.map(({ id }) => id));
    const missing = [...new Set(ids)].filter((id) => !listed.has(id)).slice(0, MAX_IDS);
    if (index.value.progress === null || missing.length === 0) return ok(cards);
    if (!mayAsk()) return failed({ kind: "timeout" });
    try {
      const { entries } = await fetchCatalogueEntries(shop, missing);
      return ok(cardsOf({ entries: [...index.value.entries, ...entries].filter(isShown) }, ids));
    } catch (error) {
      return failed(toReadFailure(error));
    }
  };
}
