import { lowestAmount } from "../price.ts";
import { isAlmost } from "../search/isAlmost.ts";
import { searchTexts } from "../search/searchTexts.ts";
import { bareWord, searchForms } from "../search/wordForms.ts";
import { mostSuggestions, type SearchSuggestions } from "../suggestions.ts";
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
  const order = scores ? bestFirst(scores) : new Uint32Array();
  const found = [...order.subarray(0, LOOKED_AT)].flatMap((place) => index.entries[place] ?? []);
  const categoryScores = searchTexts(index.categoryWords, search, index.synonyms);
  const categories = categoryScores ? [...bestFirst(categoryScores).subarray(0, MOST_OTHERS)].flatMap((place) => index.categories[place] ?? []) : [];
  return {
    products: found.filter(({ repair }) => !repair).slice(0, mostSuggestions).map(({ summary }) => summary),
    categories: categories.map(({ slug, name, count }) => ({ slug, name, count })),
    repairs: found.filter(({ repair }) => repair).slice(0, MOST_OTHERS).map(({ summary }) => ({
      slug: summary.slug, name: summary.name, price: lowestAmount(summary.price, index.currency),
    })),
    correctedTo: found[0] ? correct(search, found[0].searchText) : null,
    total: order.length,
  };
}

/** The search with its typos mended as the text that fits best spells them; null where nothing had to be. */
function correct(search: string, text: string): string | null {
  const spellings = text.split(/\s+/).map(bareWord).map((word) => ({ word, forms: searchForms(word) }));
  const typed = search.split(/\s+/).filter(Boolean);
  const mended = typed.map((word) => {
    const forms = searchForms(word);
    if (spellings.some((one) => one.forms.some((form) => forms.some((wanted) => form.includes(wanted))))) return word;
    return spellings.find((one) => one.forms.some((form) => forms.some((wanted) => isAlmost(wanted, form))))?.word ?? word;
  });
  return mended.every((word, at) => word === typed[at]) ? null : mended.join(" ");
}
