/**
 * Creates a monotonic clock for limits, leases and sessions. It starts at the current time, so that stored times stay
 * valid after a restart, and is unaffected by later changes of the system clock.
 *
 * @returns A function that returns milliseconds since 1970.
 */
export function createMonotonicClock(
  readWallClock: () => number = Date.now,
  readElapsedMs: () => number = () => performance.now(),
): () => number {
  const start = readWallClock() - readElapsedMs();
  return () => Math.floor(start + readElapsedMs());
}
