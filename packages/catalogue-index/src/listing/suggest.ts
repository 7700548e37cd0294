import { findLowestAmount, isLowerBound, MAX_SUGGESTIONS, type SearchSuggestions } from "@rewire/domain";
import { correctSearch } from "../search/correctSearch.ts";
import { searchTexts } from "../search/searchTexts.ts";
import { hasBit } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { sortByScore } from "./listProducts.ts";
import { selectRepairs } from "./selectRepairs.ts";

/** Maximum number of suggested categories, and of suggested repairs. */
const MAX_OTHER_RESULTS = 3;

/**
 * Returns search suggestions for a partial query; none for an empty query. Suggested products and repairs are the first
 * search results; categories are matched by name.
 */
export function suggest(index: CatalogueIndex, search: string): SearchSuggestions {
  const { synonyms, categoryGroups: groups } = index;
  const matches = searchTexts(index.searchIndex, search, { synonyms, groups });
  const order = matches ? sortByScore(matches.scores).filter((position) => hasBit(index.searchableBits, position)) : [];
  const repairBits = matches && selectRepairs(index, matches).bits;
  const products = [...order].filter((position) => !hasBit(index.repairBits, position));
  const repairs = [...order].filter((position) => repairBits && hasBit(repairBits, position));
  const bestEntry = index.entries[order[0] ?? -1];
  const categoryMatches = searchTexts(index.categorySearchIndex, search, { synonyms });
  const categories = categoryMatches
    ? [...sortByScore(categoryMatches.scores).subarray(0, MAX_OTHER_RESULTS)].flatMap(
        (position) => index.categories[position] ?? [],
      )
    : [];
  return {
    products: products.slice(0, MAX_SUGGESTIONS).flatMap((position) => index.entries[position]?.summary ?? []),
    categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
    repairs: repairs
      .slice(0, MAX_OTHER_RESULTS)
      .flatMap((position) => index.entries[position] ?? [])
      .map(({ summary, repair }) => ({
        slug: summary.slug,
        name: summary.name,
        price: findLowestAmount(summary.price, index.currency),
        isFrom: repair !== null && isLowerBound(repair),
        ...(repair?.price.kind === "check" && { isCheck: true as const }),
      })),
    correctedTo: matches?.hasTypo && bestEntry ? correctSearch(search, bestEntry.searchText) : null,
    total: products.length + repairs.length,
  };
}
