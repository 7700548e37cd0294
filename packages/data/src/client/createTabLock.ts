import type { Lock } from "./links.ts";

/** Longer than any operation may take; a suspended tab must not block the others forever. */
const MAX_WAIT_MS = 20_000;

/**
 * Creates a named lock shared by the tabs of this browser. A task that has waited for 20 seconds runs without the lock.
 * Without Web Locks, only the gateway serialises the changes.
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
