/**
 * Makes a clock for everything that has to last a while: limits, leases, sessions. It begins with the time of day, so
 * that what is on disk keeps its meaning after a restart, and then only counts on, however the machine's clock is set.
 *
 * @returns A function that gives milliseconds since 1970.
 */
export function createMonotonicClock(
  wall: () => number = Date.now,
  elapsed: () => number = () => performance.now(),
): () => number {
  const start = wall() - elapsed();
  return () => Math.floor(start + elapsed());
}
