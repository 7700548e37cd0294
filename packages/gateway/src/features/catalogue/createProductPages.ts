import { listReviews, ok, type ProductDetail, type Result, type ReadFailure } from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { CatalogueService } from "./CatalogueService.ts";
import type { ChangeEmitter } from "./changes/createChangeEmitter.ts";
import { toProductTag } from "./changes/tags.ts";
import type { DetailComposer } from "./createDetailComposer.ts";
import type { FitIndex } from "./createFitQueries.ts";
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
  readonly getFitIndex: (index: PreparedCatalogue) => FitIndex;
  readonly composeDetail: DetailComposer;
}

const isSlug = (text: string): boolean => text.length > 0 && text.length <= 200 && !/[\s/\\?#<>"]/.test(text);

/** Creates the functions that read products and their reviews, and that invalidate cached ones. */
export function createProductPages({
  cache,
  reads: shopReads,
  takeBudget,
  changes,
  getFitIndex,
  composeDetail,
}: ProductPagesDependencies): Pick<CatalogueService, "product" | "reviews" | "invalidateProduct"> {
  const { product, reviews } = shopReads;
  /** Slugs of requested product pages by id, so that a review can be related to its page. */
  const slugs = new LRUCache<number, string>({ max: 500 });
  const findEntry = (index: PreparedCatalogue, slug: string) => getFitIndex(index).entryBySlug.get(slug);
  const isListed = (index: PreparedCatalogue, slug: string) => findEntry(index, slug) !== undefined;

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
    if (!result.ok) return result;
    return ok(composeDetail(result.value, index));
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
