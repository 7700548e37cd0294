import type { Lock } from "./links.ts";

/** Longer than one operation may take; a tab that was stopped in the middle must not hold up the others for ever. */
const LONGEST_WAIT_MS = 20_000;

/** Lets the tabs of this browser take turns under a name; where it knows no locks, the gateway alone puts changes in order. */
export const tabLock =
  (name: string): Lock =>
  async (work) => {
    if (typeof navigator === "undefined" || !navigator.locks) return work();
    let isBegun = false;
    try {
      return await navigator.locks.request(name, { signal: AbortSignal.timeout(LONGEST_WAIT_MS) }, () => {
        isBegun = true;
        return work();
      });
    } catch (error) {
      if (isBegun) throw error;
      return work();
    }
  };
