/** Local storage key of the recently viewed products; the list is stored in this browser only. */
const KEY = "rewire.viewed";

/** Maximum number: as many as are shown, and the current product. */
const MOST = 11;

/** Returns the ids of recently viewed products, latest first. */
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

/** Adds a product to the recently viewed ones. */
export function noteViewed(id: number): void {
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([id, ...readViewed().filter((other) => other !== id)].slice(0, MOST)),
    );
  } catch {
    // Without storage, there is nothing to show.
  }
}
