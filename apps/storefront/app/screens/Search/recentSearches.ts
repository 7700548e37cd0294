import { createStoredValue } from "@rewire/data/stored-value";

const MAX_SEARCHES = 8;
const MAX_SEARCH_LENGTH = 120;

const isSearch = (words: unknown): words is string =>
  typeof words === "string" && words.trim() !== "" && words.length <= MAX_SEARCH_LENGTH;

/** Recent searches, latest first; stored in this browser only. */
const searches = createStoredValue<readonly string[]>({
  key: "rewire.searches",
  area: "local",
  parse: (text) => {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list) ? list.filter(isSearch).slice(0, MAX_SEARCHES) : [];
  },
});

/** Returns the recent searches, latest first. */
export const readSearches = searches.read;

/** Adds a search query to the recent searches; removes duplicates. */
export function noteSearch(words: string): void {
  const search = words.trim();
  if (!isSearch(search)) return;
  const others = readSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  searches.write([search, ...others].slice(0, MAX_SEARCHES));
}

/** Removes all recent searches. */
export const forgetSearches = searches.clear;
