import {
  fetchAllowedCountries,
  fetchCountryStates,
  fetchProduct,
  fetchReviews,
  type ShopClient,
} from "@rewire/data/server";
import type { ProductDetail, Review } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import { createCachedRead } from "../../shop/createCachedRead.ts";

interface ShopReadsOptions {
  readonly shop: ShopClient;
  /** Adds to a product's reviews what the shop does not tell with them. */
  readonly enrichReviews: CompleteReviews;
  readonly productTtlMs: number;
  readonly now: () => number;
  readonly log: Log;
  /** Called when a value has changed. */
  readonly onChange: {
    readonly product: (slug: string, value: ProductDetail | null, previousProduct: ProductDetail) => void;
    readonly reviews: (slug: string) => void;
    /** Countries or their states. */
    readonly places: () => void;
  };
}

/** Adds to a product's reviews what the shop does not tell with them, such as who has bought the product. Never throws. */
type CompleteReviews = (slug: string, reviews: readonly Review[]) => Promise<readonly Review[]>;

/** Number of possible country codes of two letters. */
const MAX_COUNTRY_CODES = 26 * 26;

const HOUR_MS = 60 * 60 * 1000;

/** Cached reads of products, reviews, countries and states from the shop. */
export type ShopReads = ReturnType<typeof createShopReads>;

/** Creates the cached reads of products and reviews by slug, of countries, and of the states of a country. */
export function createShopReads({ shop, enrichReviews, productTtlMs, now, log, onChange }: ShopReadsOptions) {
  const product = createCachedRead({
    name: "product",
    read: (slug) => fetchProduct(shop, slug),
    ttlMs: productTtlMs,
    max: 500,
    log,
    now,
    onChange: onChange.product,
  });
  const reviews = createCachedRead({
    name: "list of reviews",
    read: async (slug) => {
      const publishedReviews = await fetchReviews(shop, slug);
      return publishedReviews && enrichReviews(slug, publishedReviews);
    },
    ttlMs: productTtlMs,
    max: 200,
    log,
    now,
    onChange: (slug) => onChange.reviews(slug),
  });
  const countries = createCachedRead({
    name: "list of countries",
    read: () => fetchAllowedCountries(shop),
    ttlMs: HOUR_MS,
    max: 1,
    log,
    now,
    onChange: onChange.places,
  });
  const states = createCachedRead({
    name: "list of states",
    read: (country) => fetchCountryStates(shop, country),
    ttlMs: HOUR_MS,
    max: MAX_COUNTRY_CODES,
    log,
    now,
    onChange: onChange.places,
  });
  return { product, reviews, countries, states };
}
