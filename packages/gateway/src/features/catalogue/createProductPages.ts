import {
  listReviews,
  ok,
  type CatalogueEntry,
  type ProductDetail,
  type Result,
  type ReadFailure,
} from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { CatalogueService } from "./CatalogueService.ts";
import type { ChangeEmitter } from "./changes/createChangeEmitter.ts";
import { toProductTag } from "./changes/tags.ts";
import type { ShopReads } from "./createShopReads.ts";
import { busyFailure, notFoundFailure } from "./queryIndex.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

interface ProductPagesDependencies {
  readonly cache: Pick<CatalogueCache, "peek" | "readProducts">;
  readonly reads: Pick<ShopReads, "product" | "reviews">;
  /** Returns whether the shop may be queried for another product missing from lists. */
  readonly takeBudget: () => boolean;
  readonly changes: Pick<ChangeEmitter, "emit">;
}

const isSlug = (text: string): boolean => text.length > 0 && text.length <= 200 && !/[\s/\\?#<>"]/.test(text);

/** Creates the functions that read products and their reviews. */
export function createProductPages({
  cache,
  reads,
  takeBudget,
  changes,
}: ProductPagesDependencies): Pick<CatalogueService, "product" | "reviews" | "invalidateProduct"> {
  const { product, reviews } = reads;
  /** Slugs of requested product pages by id, so that a review can be related to its page. */
  const slugs = new LRUCache<number, string>({ max: 500 });
  const findEntry = createEntryLookup();
  const isListed = (index: PreparedCatalogue, slug: string) => findEntry(index, slug) !== undefined;

  /** Marks a product as a repair, as the catalogue does, and leaves repairs out of the related products. */
  const withRepairs = (detail: ProductDetail, index: PreparedCatalogue): ProductDetail => {
    const entry = findEntry(index, detail.slug);
    const { kind, price, repair } = entry?.repair ? entry.summary : detail;
    const relatedGoods = detail.related.filter((product) => !findEntry(index, product.slug)?.repair);
    return repair || relatedGoods.length < detail.related.length
      ? { ...detail, kind, price, repair, related: relatedGoods }
      : detail;
  };

  const readProduct = async (slug: string): Promise<Result<ProductDetail, ReadFailure>> => {
    const index = cache.peek();
    if (!isSlug(slug)) return notFoundFailure;
    // A product may exist although lists do not contain it yet.
    const isComplete = index !== null && index.progress === null;
    if (index && !isListed(index, slug) && !product.knows(slug) && !takeBudget())
      return isComplete ? notFoundFailure : busyFailure;
    const result = await product.get(slug);
    if (result.ok) slugs.set(result.value.id, slug);
    // The shop returns an error for a product that is not public, such as one with a password.
    else if (result.error.kind === "shopError" && isComplete && !isListed(index, slug)) return notFoundFailure;
    return result.ok && index ? ok(withRepairs(result.value, index)) : result;
  };

  return {
    product: readProduct,
    reviews: async (slug, query) => {
      const index = cache.peek();
      if (!index || !isListed(index, slug)) {
        const detail = await readProduct(slug);
        if (!detail.ok) return detail;
      }
      const allReviews = await reviews.get(slug);
      return allReviews.ok ? ok(listReviews(allReviews.value, query)) : allReviews;
    },
    invalidateProduct: (productId) => {
      const slug =
        slugs.get(productId) ?? cache.peek()?.entries.find(({ summary }) => summary.id === productId)?.summary.slug;
      if (slug !== undefined) {
        product.forget(slug);
        reviews.forget(slug);
      }
      changes.emit([toProductTag(productId)]);
      // Lists contain its rating.
      cache.readProducts([productId]);
    },
  };
}

/** Creates the lookup of catalogue entries by slug; the map of slugs is built once per catalogue. */
function createEntryLookup(): (index: PreparedCatalogue, slug: string) => CatalogueEntry | undefined {
  let cache: {
    readonly of: PreparedCatalogue["entries"];
    readonly bySlug: ReadonlyMap<string, CatalogueEntry>;
  } | null = null;
  return ({ entries }, slug) => {
    if (cache?.of !== entries)
      cache = { of: entries, bySlug: new Map(entries.map((entry) => [entry.summary.slug, entry])) };
    return cache.bySlug.get(slug);
  };
}
