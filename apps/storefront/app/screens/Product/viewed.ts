/** Where this browser keeps which products were looked at; nobody else learns of it. */
const KEY = "rewire.viewed";

/** As many as are shown, and the one that is open. */
const MOST = 11;

/** Ids of the products looked at, the latest first. */
export function readViewed(): readonly number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? kept.filter((id): id is number => Number.isSafeInteger(id) && id > 0).slice(0, MOST)
      : [];
  } catch {
    return [];
  }
}

/** Notes that a product is looked at now. */
export function noteViewed(id: number): void {
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([id, ...readViewed().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // A browser that keeps nothing: there is nothing to show either.
  }
}
