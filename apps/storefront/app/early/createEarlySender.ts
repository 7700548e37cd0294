import type { EarlyJournal } from "./createEarlyJournal.ts";

/**
 * Outcome of adding a product with an inline script: `done` if the shop has confirmed the product, `pending` if it is
 * queued in the cart journal.
 */
export type EarlyAddOutcome = "done" | "pending";

/** URL path, storage keys and lock name, which must be the same as in the app. */
export interface EarlySenderConfig {
  readonly path: string;
  readonly countKey: string;
  readonly journalKey: string;
  /** Name of the lock that serialises the operations of this browser's session. */
  readonly lock: string;
}

/**
 * Function that sends the fields of a buy form. Resolves to `rejected` if the shop rejects the product, otherwise to an
 * {@link EarlyAddOutcome}. The promise never rejects.
 * @param id Id of the entry in the cart journal.
 */
export type EarlySender = (body: URLSearchParams, id: string) => Promise<EarlyAddOutcome | "rejected">;

/**
 * Creates the function that sends the fields of a buy form for an entry of the cart journal. The request is a
 * `keepalive` request, which continues after the page is closed. If the page is closed before the request is sent, or
 * if there is no response, the entry is queued in the journal. The app then reads the cart before it sends the entry
 * again.
 *
 * The function becomes text of an early script (`composeEarlyScripts.ts`), so it must not reference its outer scope.
 * @param showCount Shows the item count on the cart button in the header.
 */
export function createEarlySender(
  journal: EarlyJournal,
  showCount: (count: number) => boolean,
  { path, countKey, journalKey, lock }: EarlySenderConfig,
): EarlySender {
  /** Request timeout in milliseconds, the same as in the app. */
  const maxWaitMs = 20_000;

  const storeAndShowCount = (count: number) => {
    localStorage.setItem(countKey, String(count));
    // React renders the count of a link that it has made a button, and would not notice changed attributes.
    if (!document.querySelector("[data-cart][role]")) showCount(count);
    // For parts of the app that have started meanwhile it is as if another tab had added.
    for (const key of [countKey, journalKey]) dispatchEvent(new StorageEvent("storage", { key }));
  };
  const postAddition = async (body: URLSearchParams, id: string) => {
    const signal = AbortSignal.timeout(maxWaitMs);
    const headers = { accept: "application/json" };
    const options: RequestInit = { method: "POST", body, headers, keepalive: true, priority: "high", signal };
    const pageHideController = new AbortController();
    const handlePageHide = () => {
      pageHideController.abort();
      journal.queue(id);
    };
    window.addEventListener("pagehide", handlePageHide, { once: true });
    return navigator.locks.request(lock, { signal }, () => {
      pageHideController.signal.throwIfAborted();
      window.removeEventListener("pagehide", handlePageHide);
      return fetch(path, options);
    });
  };
  return async (body, id) => {
    try {
      const response = await postAddition(body, id);
      if (response.status >= 500) throw new Error();
      journal.remove(id);
      if (!response.ok) return "rejected";
      await response.json().then(
        ({ count }: { count: number }) => storeAndShowCount(count),
        () => undefined,
      );
      return "done";
    } catch {
      journal.queue(id);
      return "pending";
    }
  };
}
