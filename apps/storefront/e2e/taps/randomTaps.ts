import * as fc from "fast-check";
import { controls } from "./controls.ts";
import type { Tap } from "./tapEarly.ts";

/** Maximum delay of a tap; longer than any phone needs from the first action to the end of hydration. */
const MAX_DELAY_MS = 1_500;

/** Maximum duration of a press; a longer one would open the browser's menu. */
const MAX_PRESS_MS = 200;

const tap = fc
  .record({
    control: fc.constantFrom(...Object.keys(controls)),
    delayMs: fc.integer({ min: 0, max: MAX_DELAY_MS }),
    pressMs: fc.integer({ min: 0, max: MAX_PRESS_MS }),
    hasIntent: fc.boolean(),
    isDouble: fc.boolean(),
  })
  .map((one): Tap => {
    const isDouble = one.isDouble && controls[one.control]?.repeats === true;
    // Slow presses one after the other are two taps, and put two pieces into the cart.
    return { ...one, isDouble, pressMs: isDouble ? 0 : one.pressMs };
  });

/** Returns random taps, which are the same for the same seed. */
export const randomTaps = (count: number, seed: number): readonly Tap[] => fc.sample(tap, { numRuns: count, seed });
