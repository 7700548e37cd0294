import { lowestAmount, mostSuggestions, type SearchSuggestions } from "@rewire/domain";
import { correctSearch } from "../search/correctSearch.ts";
import { searchTexts } from "../search/searchTexts.ts";
import { hasBit } from "./bits.ts";
import type { CatalogueIndex } from "./CatalogueIndex.ts";
import { bestFirst } from "./listProducts.ts";

/** More of a kind than a search box shows of it tells nothing. */
const MOST_OTHERS = 3;

/** Among so many products that fit best, products and repairs are told apart. */
const LOOKED_AT = 200;

/**
 * What fits best what has been typed so far; nothing for nothing. Repairs stand apart from products, and categories are
 * found by their names.
 */
export function suggest(index: CatalogueIndex, search: string): SearchSuggestions {
  const scores = searchTexts(index.words, search, index.synonyms);
  const order = scores ? bestFirst(scores).filter((place) => hasBit(index.searchable, place)) : new Uint32Array();
  const found = [...order.subarray(0, LOOKED_AT)].flatMap((place) => index.entries[place] ?? []);
  const categoryScores = searchTexts(index.categoryWords, search, index.synonyms);
  const categories = categoryScores
    ? [...bestFirst(categoryScores).subarray(0, MOST_OTHERS)].flatMap((place) => index.categories[place] ?? [])
    : [];
  return {
    products: found
      .filter(({ repair }) => !repair)
      .slice(0, mostSuggestions)
      .map(({ summary }) => summary),
    categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
    repairs: found
      .filter(({ repair }) => repair)
      .slice(0, MOST_OTHERS)
      .map(({ summary }) => ({
        slug: summary.slug,
        name: summary.name,
        price: lowestAmount(summary.price, index.currency),
      })),
    correctedTo: found[0] ? correctSearch(search, found[0].searchText) : null,
    total: order.length,
  };
}
