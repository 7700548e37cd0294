/** Where this browser keeps what was searched for; nobody else learns of it. */
const KEY = "rewire.searches";

const MOST = 8;
const LONGEST = 120;

/** What was searched for, the latest first. */
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

/** Notes a search; the same words are kept once. */
export function noteSearch(words: string): void {
  const noted = words.trim();
  if (noted === "" || noted.length > LONGEST) return;
  const others = readSearches().filter((one) => one.toLowerCase() !== noted.toLowerCase());
  keep([noted, ...others].slice(0, MOST));
}

/** Forgets all of them. */
export const forgetSearches = (): void => keep([]);

function keep(searches: readonly string[]): void {
  try {
    if (searches.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing: there is nothing to show either.
  }
}
