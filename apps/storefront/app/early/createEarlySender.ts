import type { EarlyJournal } from "./createEarlyJournal.ts";

/** Outcome of an addition that an early script has sent. */
export type EarlyOutcome = "done" | "pending";

/** Names that the sender shares with the app. */
export interface SenderNames {
  readonly path: string;
  readonly countKey: string;
  readonly journalKey: string;
  /** Name of the lock that serialises the operations of this browser's session. */
  readonly lock: string;
}

/** Sends the fields of a buy form; `refused` by the shop, or the {@link EarlyOutcome}. Never rejects. */
export type EarlySender = (body: URLSearchParams, id: string) => Promise<EarlyOutcome | "refused">;

/**
 * Creates the function that sends an addition of the early journal, with a request that outlives the page. What has not
 * been sent when the page is left is queued, and what has no answer, too: the store reads the cart before it adds again.
 *
 * It is inlined in the page's head as text, so it must not reference anything outside itself.
 * @param showCount See `showCount.ts`.
 */
export function createEarlySender(
  journal: EarlyJournal,
  showCount: (count: number) => boolean,
  { path, countKey, journalKey, lock }: SenderNames,
): EarlySender {
  /** Longest time that a request may take, as for the app's own. */
  const maxWaitMs = 20_000;

  const show = (count: number) => {
    localStorage.setItem(countKey, String(count));
    showCount(count);
    // For parts of the app that have started meanwhile it is as if another tab had added.
    for (const key of [countKey, journalKey]) dispatchEvent(new StorageEvent("storage", { key }));
  };
  const post = async (body: URLSearchParams, id: string) => {
    const signal = AbortSignal.timeout(maxWaitMs);
    const headers = { accept: "application/json" };
    const options: RequestInit = { method: "POST", body, headers, keepalive: true, priority: "high", signal };
    const left = new AbortController();
    const leave = () => {
      left.abort();
      journal.queue(id);
    };
    window.addEventListener("pagehide", leave, { once: true });
    return navigator.locks.request(lock, { signal }, () => {
      left.signal.throwIfAborted();
      window.removeEventListener("pagehide", leave);
      return fetch(path, options);
    });
  };
  return async (body, id) => {
    try {
      const response = await post(body, id);
      if (response.status >= 500) throw new Error();
      journal.remove(id);
      if (!response.ok) return "refused";
      await response.json().then(
        ({ count }: { count: number }) => show(count),
        () => undefined,
      );
      return "done";
    } catch {
      journal.queue(id);
      return "pending";
    }
  };
}
