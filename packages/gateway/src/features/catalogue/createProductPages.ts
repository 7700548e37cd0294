import {
  listReviews,
  ok,
  readEcodesign,
  selectRelated,
  type EcodesignAttributes,
  type ProductDetail,
  type ProductSummary,
  type Result,
  type ReadFailure,
} from "@rewire/domain";
import { LRUCache } from "lru-cache";
import type { CatalogueService } from "./CatalogueService.ts";
import type { ChangeEmitter } from "./changes/createChangeEmitter.ts";
import { toProductTag } from "./changes/tags.ts";
import { listSameDevice, type FitIndex } from "./createFitQueries.ts";
import type { PriceHistory } from "../priceHistory/PriceHistory.ts";
import type { ShopReads } from "./createShopReads.ts";
import { busyFailure, notFoundFailure } from "./queryIndex.ts";
import type { CatalogueCache } from "./reading/createCatalogueCache.ts";
import type { PreparedCatalogue } from "./reading/prepareCatalogue.ts";

interface ProductPagesDependencies {
  readonly cache: Pick<CatalogueCache, "peek" | "readProducts">;
  readonly reads: Pick<ShopReads, "product" | "reviews">;
  readonly prices: Pick<PriceHistory, "applyToDetail">;
  /** Returns whether the shop may be queried for another product missing from lists. */
  readonly takeBudget: () => boolean;
  readonly changes: Pick<ChangeEmitter, "emit">;
  readonly fitIndexOf: (index: PreparedCatalogue) => FitIndex;
  /** Attributes that tell of energy use, life and repair. */
  readonly ecodesignAttributes: EcodesignAttributes;
}

const isSlug = (text: string): boolean => text.length > 0 && text.length <= 200 && !/[\s/\\?#<>"]/.test(text);

/** Creates the functions that read products and their reviews. */
export function createProductPages({
  cache,
  reads,
  prices,
  takeBudget,
  changes,
  fitIndexOf,
  ecodesignAttributes,
}: ProductPagesDependencies): Pick<CatalogueService, "product" | "reviews" | "invalidateProduct"> {
  const { product, reviews } = reads;
  /** Slugs of requested product pages by id, so that a review can be related to its page. */
  const slugs = new LRUCache<number, string>({ max: 500 });
  const findEntry = (index: PreparedCatalogue, slug: string) => fitIndexOf(index).entryBySlug.get(slug);
  const isListed = (index: PreparedCatalogue, slug: string) => findEntry(index, slug) !== undefined;

  /** Adds the energy class and the reduction of the catalogue, which a product page's read of others does not have. */
  const withCardFacts = (index: PreparedCatalogue, product: ProductSummary): ProductSummary => {
    const { summary, shopPrice } = findEntry(index, product.slug) ?? {};
    const energyClass = summary?.energyClass;
    const price = summary && shopPrice && { price: summary.price, discount: summary.discount };
    return energyClass || price ? { ...product, ...(energyClass && { energyClass }), ...price } : product;
  };

  /** Marks a product as a repair, as the catalogue does, and selects related products of the right kind. */
  const withCatalogueFacts = (detail: ProductDetail, index: PreparedCatalogue): ProductDetail => {
    const fitIndex = fitIndexOf(index);
    const { table, entryBySlug } = fitIndex;
    const product = entryBySlug.get(detail.slug);
    const relatedProducts = (
      product
        ? selectRelated(table, {
            product,
            related: detail.related,
            entries: listSameDevice(fitIndex, product),
            findEntry: (slug) => entryBySlug.get(slug),
          })
        : detail.related.filter(({ slug }) => !entryBySlug.get(slug)?.repair)
    ).map((other) => withCardFacts(index, other));
    if (!product?.repair) return { ...detail, related: relatedProducts };
    const { kind, price, repair } = product.summary;
    return { ...detail, kind, price, repair, related: relatedProducts };
  };

  /** Replaces the attributes that pages do not list by what they say about energy use, life and repair. */
  const withEcodesign = ({ unlistedAttributes = [], ...detail }: ProductDetail): ProductDetail => {
    const ecodesign = readEcodesign([...detail.attributes, ...unlistedAttributes], ecodesignAttributes);
    const energyClass = ecodesign?.label?.energyClass;
    return { ...detail, ...(ecodesign && { ecodesign }), ...(energyClass && { energyClass }) };
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
    if (!result.ok) return result;
    const detail = withEcodesign(result.value);
    return ok(prices.applyToDetail(index ? withCatalogueFacts(detail, index) : detail));
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
