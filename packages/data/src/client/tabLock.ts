import type { Lock } from "./links.ts";

/** Longer than one operation may take; a tab that was stopped in the middle must not hold up the others for ever. */
const MAX_WAIT_MS = 20_000;

/** Makes a lock that the tabs of this browser share by its name; without Web Locks the gateway alone keeps changes in order. */
export const tabLock =
  (name: string): Lock =>
  async (work) => {
    if (typeof navigator === "undefined" || !navigator.locks) return work();
    let isHeld = false;
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(MAX_WAIT_MS) }, () => {
        isHeld = true;
        return work();
      });
    } catch (error) {
      if (isHeld) throw error;
      return work();
    }
  };
