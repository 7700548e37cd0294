import type { Engine } from "../engine/Engine.ts";
import { formatCents } from "../money/formatMoney.ts";
import { calculateRating } from "../reviews/productReviews.ts";
import { toGlobalId } from "../wordpress/text.ts";
import { listAttributeTaxonomies, createProductPredicates, type ProductFilter } from "./filterProducts.ts";
import { calculatePriceSpan } from "./price.ts";
import { getStock } from "./stock.ts";
import { parseTaxonomy } from "../wordpress/taxonomyNames.ts";
import { toTermView } from "./termView.ts";

interface StatsArgs {
  readonly calculatePriceRange?: boolean | null;
  readonly calculateRatingCounts?: boolean | null;
  readonly calculateStockStatusCounts?: boolean | null;
  readonly taxonomies?: readonly { readonly taxonomy: string }[] | null;
  readonly where?: ProductFilter | null;
}

const page = <T>(
  items: readonly T[],
  args: { readonly page?: number | null; readonly perPage?: number | null },
): readonly T[] => {
  const size = args.perPage ?? items.length;
  return items.slice(((args.page ?? 1) - 1) * size, (args.page ?? 1) * size);
};

/**
 * Creates the resolver of a product list's statistics: price range, stock, ratings and terms. Each is computed only if
 * requested.
 */
export const createCollectionStatsResolver = (engine: Engine) => (args: StatsArgs) => {
  const predicates = createProductPredicates(engine, args.where ?? {});
  const products = engine.catalogue.products.filter((product) => predicates.every((predicate) => predicate(product)));
  const count = <K>(keys: readonly K[]) => {
    const counts = new Map<K, number>();
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    return counts;
  };
  const price =
    (cents: number) =>
    ({ format }: { readonly format?: string | null }) =>
      format === "RAW" ? (cents / 100).toFixed(4) : formatCents(cents);
  return {
    priceRange: () => {
      if (!args.calculatePriceRange) return null;
      const priceSpans = products.flatMap((product) => calculatePriceSpan(product, engine.now()) ?? []);
      const [first] = priceSpans;
      const lowestPrice = priceSpans.reduce((lowestCents, span) => Math.min(lowestCents, span.low), first?.low ?? 0);
      const highestPrice = priceSpans.reduce((highestCents, span) => Math.max(highestCents, span.high), 0);
      return { minPrice: price(lowestPrice), maxPrice: price(highestPrice) };
    },
    stockStatusCounts: (pageRequest: { page?: number; perPage?: number }) => {
      if (!args.calculateStockStatusCounts) return null;
      const counts = count(products.map((product) => getStock(engine, product).state));
      return page(
        (["IN_STOCK", "OUT_OF_STOCK", "ON_BACKORDER"] as const).map((status) => ({
          status,
          count: counts.get(status) ?? 0,
        })),
        pageRequest,
      );
    },
    ratingCounts: (pageRequest: { page?: number; perPage?: number }) => {
      if (!args.calculateRatingCounts) return null;
      const ratings = products.map((product) => calculateRating(engine, product)).filter((rating) => rating.count > 0);
      const counts = count(ratings.map((rating) => Math.round(rating.average)));
      return page(
        [...counts].toSorted(([left], [right]) => left - right).map(([rating, number]) => ({ rating, count: number })),
        pageRequest,
      );
    },
    attributeCounts: (pageRequest: { page?: number; perPage?: number }) => {
      const taxonomies = args.taxonomies ?? [];
      if (taxonomies.length === 0) return null;
      return page(taxonomies, pageRequest).map(({ taxonomy }) => {
        const name = parseTaxonomy(taxonomy, listAttributeTaxonomies(engine));
        const counts = count(
          products.flatMap((product) => engine.catalogue.terms.of(product).filter((term) => term.taxonomy === name)),
        );
        const label = engine.catalogue.source.attributes.find((one) => `pa_${one.slug}` === name)?.label ?? name;
        const terms = [...counts].map(([term, number]) => ({
          count: number,
          termId: toGlobalId("term", term.id),
          node: toTermView(engine, term),
        }));
        return { name, label, slug: taxonomy, terms };
      });
    },
  };
};
