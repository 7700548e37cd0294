// Makes inputs by fast-check: the same seed makes the same ones, so that what failed once fails again.
import * as fc from "fast-check";

/**
 * Some values, the same for the same seed.
 *
 * @template Value
 * @param {fc.Arbitrary<Value>} arbitrary
 * @param {{ count: number, seed: number }} options
 * @returns {Value[]}
 */
export const samples = (arbitrary, { count, seed }) => fc.sample(arbitrary, { numRuns: count, seed });

/** Texts of one to `max` pieces in any order. @param {readonly string[]} pieces @param {number} max */
export const textOf = (pieces, max) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: max }).map((parts) => parts.join(""));
