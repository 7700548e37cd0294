import * as fc from "fast-check";
import { controls } from "./controls.ts";
import type { Tap } from "./tapEarly.ts";

/** Longer than any phone takes from its intent to a page that has been hydrated. */
const MAX_DELAY_MS = 1_500;

const tap = fc
  .record({
    control: fc.constantFrom(...Object.keys(controls)),
    delayMs: fc.integer({ min: 0, max: MAX_DELAY_MS }),
    hasIntent: fc.boolean(),
    isDouble: fc.boolean(),
  })
  .map((one): Tap => ({ ...one, isDouble: one.isDouble && controls[one.control]?.repeats === true }));

/** Returns random taps; the same for the same seed. */
export const randomTaps = (count: number, seed: number): readonly Tap[] => fc.sample(tap, { numRuns: count, seed });
