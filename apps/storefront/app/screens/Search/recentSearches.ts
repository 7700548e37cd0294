import { createStoredValue } from "@rewire/data/stored-value";

const MAX_RECENT_SEARCHES = 8;
const MAX_SEARCH_LENGTH = 120;

const isSearch = (query: unknown): query is string =>
  typeof query === "string" && query.trim() !== "" && query.length <= MAX_SEARCH_LENGTH;

/** Recent searches, latest first; stored in this browser only. */
const recentSearches = createStoredValue<readonly string[]>({
  key: "rewire.searches",
  area: "local",
  parse: (text) => {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isSearch).slice(0, MAX_RECENT_SEARCHES) : [];
  },
});

/** Returns the recent searches, latest first. */
export const readRecentSearches = recentSearches.read;

/** Adds a search query to the recent searches, moving an existing entry to the front. */
export function addRecentSearch(query: string): void {
  const search = query.trim();
  if (!isSearch(search)) return;
  const otherSearches = readRecentSearches().filter((candidate) => candidate.toLowerCase() !== search.toLowerCase());
  recentSearches.write([search, ...otherSearches].slice(0, MAX_RECENT_SEARCHES));
}

/** Removes all recent searches. */
export const clearRecentSearches = recentSearches.clear;
