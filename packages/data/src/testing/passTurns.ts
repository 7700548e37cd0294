import { setImmediate } from "node:timers/promises";

/**
 * Lets everything else that is ready go on, for so many turns of Node's event loop: no time of the clock, so that a slow
 * machine does the same as a quick one.
 */
export async function passTurns(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
}
