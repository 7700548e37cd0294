import {
  calculateDiscount,
  type CatalogueEntry,
  type OfferPrice,
  type ProductDetail,
  type ReducedPrice,
} from "@rewire/domain";

/** History of the shop's prices, used to calculate price reductions. */
export interface PriceHistory {
  /**
   * Records the prices of a catalogue that was read from the shop, and returns its entries with reductions counted from
   * the lowest price of the 30 days before them. Never rejects, and waits for the state store for seconds at most:
   * where it is away, prices are recorded later and reductions are without a percentage until then.
   *
   * @param before Entries before the read; null if there were none.
   * @returns The same list where nothing has changed.
   */
  readonly record: (
    before: readonly CatalogueEntry[] | null,
    entries: readonly CatalogueEntry[],
  ) => Promise<readonly CatalogueEntry[]>;
  /**
   * Reads from the log what it knows about the reductions of a catalogue that was read earlier, as before a restart.
   * Never rejects, and waits for the state store for a second at most.
   */
  readonly load: (entries: readonly CatalogueEntry[]) => Promise<void>;
  /** Returns entries with reductions counted from what is known now; the same list where nothing changes. */
  readonly applyToEntries: (entries: readonly CatalogueEntry[]) => readonly CatalogueEntry[];
  /** Returns the data of a product page with reductions counted from what is known now. */
  readonly applyToDetail: (detail: ProductDetail) => ProductDetail;
  /** Returns the price of a product or variation with its reduction counted from what is known now. */
  readonly getPrice: (offer: OfferPrice, currency: string) => ReducedPrice;
}

/** Restores the shop's own price of an entry. */
const restoreShopPrice = (entry: CatalogueEntry): CatalogueEntry => {
  const { shopPrice, ...rest } = entry;
  if (!shopPrice) return entry;
  return { ...rest, summary: { ...entry.summary, price: shopPrice.price, discount: shopPrice.discount } };
};

const restoreShopPrices = (entries: readonly CatalogueEntry[]) =>
  entries.some(({ shopPrice }) => shopPrice) ? entries.map(restoreShopPrice) : entries;

/** Returns the shop's own price of an offer, with its reduction. */
function toShopPrice({ minor, was: formerMinor }: OfferPrice, currency: string): ReducedPrice {
  const now = { minor, currency };
  if (formerMinor === null)
    return { price: minor === 0 ? { kind: "free" } : { kind: "single", amount: now }, discount: null };
  const regularPrice = { minor: formerMinor, currency };
  return { price: { kind: "sale", was: regularPrice, now }, discount: calculateDiscount(regularPrice, now) };
}

/** Disabled price history, which keeps the shop's own reductions and records nothing. */
export const noPriceHistory: PriceHistory = {
  record: async (_, entries) => restoreShopPrices(entries),
  load: async () => {},
  applyToEntries: restoreShopPrices,
  applyToDetail: (detail) => detail,
  getPrice: toShopPrice,
};
