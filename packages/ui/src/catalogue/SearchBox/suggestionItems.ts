import { limitSuggestions, type SearchSuggestions, type SiteLinks } from "@rewire/domain";

/** Search suggestion that can be selected with the arrow keys. `value` is the URL that it leads to. */
export interface SuggestionItem {
  readonly value: string;
  readonly label: string;
}

export type SuggestionLinks = Pick<SiteLinks, "product" | "category" | "search">;

/** Returns the suggestions as one list, without the link to all results, which is none of them. */
export function listSuggestionItems(suggestions: SearchSuggestions, links: SuggestionLinks): readonly SuggestionItem[] {
  const { leadingItems, furtherItems } = listAreas(suggestions, links);
  return [...leadingItems, ...furtherItems];
}

/**
 * Returns the options in the sequence in which the arrow keys select them: the suggestions with the link to all results,
 * which stands below the products; none without suggestions. Labels are what screen readers on Apple devices are told.
 */
export function listOptions(
  suggestions: SearchSuggestions,
  links: SuggestionLinks,
  query: string,
  allResultsLabel: string,
): readonly SuggestionItem[] {
  const { leadingItems, furtherItems } = listAreas(suggestions, links);
  const allResults = { value: links.search(query), label: allResultsLabel };
  if (leadingItems.length > 0) return [...leadingItems, allResults, ...furtherItems];
  return furtherItems.length > 0 ? [...furtherItems, allResults] : [];
}

function listAreas(suggestions: SearchSuggestions, links: SuggestionLinks) {
  const { products, repairs, categories } = limitSuggestions(suggestions);
  return {
    leadingItems: products.map(({ slug, name }) => ({ value: links.product(slug), label: name })),
    furtherItems: [
      ...repairs.map(({ slug, name }) => ({ value: links.product(slug), label: name })),
      ...categories.map(({ slug, name }) => ({ value: links.category(slug), label: name })),
    ],
  };
}
