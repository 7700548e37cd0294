import type { GatewayServices } from "@rewire/gateway";
import type { PageKind } from "./publicRoutes.ts";

/** What the time of day means for the pages of a kind. It is the same object until something of it changes. */
export interface ClockState {
  /** Text that changes when such a page shows something else because time has passed; "" for all other pages. */
  readonly version: string;
  /** Period in seconds for which shared caches may keep such a page, and then show it once more while they ask again. */
  readonly sharedSeconds: number;
}

interface PageClockOptions {
  readonly desk: Pick<GatewayServices["desk"], "openState" | "packingDate">;
  /** Longest period in seconds for which shared caches may keep a page. */
  readonly maxSharedSeconds: number;
  /** Time of a monotonic clock, in milliseconds. */
  readonly now: () => number;
}

/** Period for which a state counts, in seconds: it is asked for with each request, thousands of times a second. */
const STATE_SECONDS = 1;

/**
 * Creates the function that returns what the time of day means for the pages of a kind. Every public page that shows
 * something which depends on the time has its kind here.
 */
export function createPageClock({ desk, maxSharedSeconds, now }: PageClockOptions): (kind: PageKind) => ClockState {
  const steady: ClockState = { version: "", sharedSeconds: maxSharedSeconds };
  const createReader = (readVersion: (inSeconds: number) => string) => {
    let state: ClockState | null = null;
    let readAt = 0;
    return (): ClockState => {
      if (state && now() - readAt < STATE_SECONDS * 1000) return state;
      readAt = now();
      const version = readVersion(0);
      const sharedSeconds = limitSharedSeconds(maxSharedSeconds, (inSeconds) => readVersion(inSeconds) === version);
      if (state?.version !== version || state.sharedSeconds !== sharedSeconds) state = { version, sharedSeconds };
      return state;
    };
  };
  const readers: Partial<Record<PageKind, () => ClockState>> = {
    // Says whether the shop is open, and until when or from when on.
    contact: createReader((inSeconds) => JSON.stringify(desk.openState(inSeconds))),
    // Says when an order of now is delivered, and until when it has to be placed.
    product: createReader((inSeconds) => desk.packingDate(inSeconds)),
  };
  return (kind) => readers[kind]?.() ?? steady;
}

/**
 * Returns a period after which a page kept by a shared cache is still right, as is one that is then shown once more
 * while the cache asks again: the longest one, or a half, quarter and so on of it.
 */
function limitSharedSeconds(maxSeconds: number, isStillCurrent: (inSeconds: number) => boolean): number {
  let seconds = maxSeconds;
  while (seconds > 0 && !isStillCurrent(STATE_SECONDS + 2 * seconds)) seconds = Math.floor(seconds / 2);
  return seconds;
}
