import { isRecord, type SearchSuggestions } from "@rewire/domain";
import { isProduct } from "./cards.ts";

const isList = (list: unknown): list is readonly unknown[] => Array.isArray(list);

const isSuggestions = (data: unknown): data is SearchSuggestions =>
  isRecord(data) &&
  isList(data["products"]) &&
  data["products"].every(isProduct) &&
  isList(data["categories"]) &&
  (data["repairs"] === undefined || isList(data["repairs"]));

/**
 * Fetches search suggestions for a partial query. The suggested texts come from the shop, so the response is the same
 * in every language. @throws Error if the request fails or the response is invalid.
 */
export async function fetchSuggestions(search: string, signal: AbortSignal): Promise<SearchSuggestions> {
  const response = await fetch(`/suggestions?${new URLSearchParams({ search }).toString()}`, { signal });
  if (!response.ok) throw new Error(`Suggestions: ${response.status}`);
  const suggestions: unknown = await response.json();
  if (!isSuggestions(suggestions)) throw new Error("Suggestions: none in the answer");
  return suggestions;
}
