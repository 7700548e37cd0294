/** Local storage key of the recent searches; the list is stored in this browser only. */
const KEY = "rewire.searches";

const MOST = 8;
const LONGEST = 120;

/** Returns the recent searches, latest first. */
export function readSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept
          .filter(
            (words): words is string => typeof words === "string" && words.trim() !== "" && words.length <= LONGEST,
          )
          .slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Adds a search; duplicates are removed. */
export function noteSearch(words: string): void {
  const noted = words.trim();
  if (noted === "" || noted.length > LONGEST) return;
  const others = readSearches().filter((one) => one.toLowerCase() !== noted.toLowerCase());
  keep([noted, ...others].slice(0, MOST));
}

/** Clears all recent searches. */
export const forgetSearches = (): void => keep([]);

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // Without storage, there is nothing to show.
  }
}
