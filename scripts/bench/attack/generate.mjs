// Generates inputs by fast-check; the same seed generates the same inputs, so that a failure can be reproduced.
import * as fc from "fast-check";

/**
 * Generates values from a seed.
 *
 * @template Value
 * @param {fc.Arbitrary<Value>} arbitrary
 * @param {{ count: number, seed: number }} options
 * @returns {Value[]}
 */
export const samples = (arbitrary, { count, seed }) => fc.sample(arbitrary, { numRuns: count, seed });

/** Texts of one to `max` of the given parts in any order. @param {readonly string[]} pieces @param {number} max */
export const textOf = (pieces, max) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: max }).map((parts) => parts.join(""));
