import { findLowestAmount, isLowerBound, MAX_SUGGESTIONS, type SearchSuggestions } from "@rewire/domain";
import { correctSearch } from "../search/correctSearch.ts";
import { computeNameScore, scoreTexts } from "../search/scoreTexts.ts";
import { hasBit } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { sortByScore } from "./listProducts.ts";

/** Maximum number of suggested categories, and of suggested repairs. */
const MAX_OTHER_RESULTS = 3;

/** Maximum number of best matches that are divided into products and repairs. */
const MAX_CANDIDATES = 200;

/**
 * Returns suggestions for a partial query; empty for an empty query. Repairs are listed separately from products and
 * matched by name only, because their descriptions mention cables, chargers and other items that they do not repair;
 * categories are matched by name.
 */
export function suggest(index: CatalogueIndex, search: string): SearchSuggestions {
  const scores = scoreTexts(index.searchIndex, search, index.synonyms);
  const order = scores ? sortByScore(scores).filter((place) => hasBit(index.searchableBits, place)) : new Uint32Array();
  const nameScore = computeNameScore(search, index.synonyms);
  const candidates = [...order.subarray(0, MAX_CANDIDATES)].flatMap((place) => index.entries[place] ?? []);
  const namedRepairs = [...order.subarray(0, MAX_CANDIDATES)].flatMap((place) => {
    const entry = index.entries[place];
    return entry?.repair && (scores?.[place] ?? 0) >= nameScore ? [entry] : [];
  });
  const categoryScores = scoreTexts(index.categorySearchIndex, search, index.synonyms);
  const categories = categoryScores
    ? [...sortByScore(categoryScores).subarray(0, MAX_OTHER_RESULTS)].flatMap((place) => index.categories[place] ?? [])
    : [];
  return {
    products: candidates
      .filter(({ repair }) => !repair)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ summary }) => summary),
    categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
    repairs: namedRepairs.slice(0, MAX_OTHER_RESULTS).map(({ summary, repair }) => ({
      slug: summary.slug,
      name: summary.name,
      price: findLowestAmount(summary.price, index.currency),
      isFrom: repair !== null && isLowerBound(repair),
    })),
    correctedTo: candidates[0] ? correctSearch(search, candidates[0].searchText) : null,
    total: order.length,
  };
}
