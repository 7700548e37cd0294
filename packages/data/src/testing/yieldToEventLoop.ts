import { setImmediate } from "node:timers/promises";

/**
 * Lets everything else that is ready go on, for a number of iterations of Node's event loop: no time of the clock, so
 * that a slow machine does the same as a quick one.
 */
export async function yieldToEventLoop(iterations = 20): Promise<void> {
  for (let iteration = 0; iteration < iterations; iteration += 1) await setImmediate();
}
