import type { Lock } from "./links.ts";

/** Longer than any operation may take; a suspended tab must not block the others forever. */
const MAX_WAIT_MS = 20_000;

/**
 * Creates a named lock that is shared by all tabs of the browser. A task that has waited for 20 seconds runs without
 * the lock. In browsers without the Web Locks API, tasks run immediately.
 */
export const createTabLock =
  (name: string): Lock =>
  async (task) => {
    if (typeof navigator === "undefined" || !navigator.locks) return task();
    let isHeld = false;
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
        isHeld = true;
        return task();
      });
    } catch (error) {
      if (isHeld) throw error;
      return task();
    }
  };
