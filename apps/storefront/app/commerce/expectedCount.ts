import { onItemCountChange, readItemCount } from "./lastItemCount.ts";

// @chunk frame: the header shows it.

/** Longest time that an accepted addition waits for the shop's number, in milliseconds. */
const MAX_WAIT_MS = 2_000;

/** Number before the additions that are on their way, and how many pieces they add; null if there are none. */
let expected: { readonly base: number; readonly pieces: number } | null = null;
let running = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: typeof expected) {
  expected = next;
  for (const listener of listeners) listener();
}

function forget() {
  clearTimeout(timer);
  if (running === 0) change(null);
}

/** Returns the number of pieces in the cart with the additions that are on their way; it is never stored. */
export const readExpectedCount = (): number => (expected ? expected.base + expected.pieces : readItemCount());

/** Subscribes to changes of {@link readExpectedCount}; returns the unsubscribe function. */
export function onExpectedCountChange(listener: () => void): () => void {
  listeners.add(listener);
  const unsubscribe = onItemCountChange(listener);
  return () => {
    listeners.delete(listener);
    unsubscribe();
  };
}

/**
 * Counts pieces that are being added before the shop has answered. The shop's own number replaces it with the answer.
 *
 * @returns Function to call with the outcome; a refused addition is no longer counted.
 */
export function expectPieces(pieces: number): (isAccepted: boolean) => void {
  running += 1;
  change({ base: expected?.base ?? readItemCount(), pieces: (expected?.pieces ?? 0) + pieces });
  return (isAccepted) => {
    running -= 1;
    if (!isAccepted && expected) change({ ...expected, pieces: expected.pieces - pieces });
    if (running > 0 || !expected) return;
    if (expected.pieces === 0 || readItemCount() !== expected.base) return forget();
    // The answer is there, and the store has not rendered it yet.
    const unsubscribe = onItemCountChange(() => {
      unsubscribe();
      forget();
    });
    clearTimeout(timer);
    timer = setTimeout(() => {
      unsubscribe();
      forget();
    }, MAX_WAIT_MS);
  };
}
