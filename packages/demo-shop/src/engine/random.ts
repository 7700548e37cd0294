import type { Engine } from "./Engine.ts";

/**
 * Creates a pseudorandom number generator from a seed (mulberry32). It must not be used in publicly reachable shops.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ALPHABETS = {
  hex: "0123456789abcdef",
  letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
} as const;

/** Creates a generator of random tokens. */
export const tokenMaker =
  (random: () => number): Engine["token"] =>
  (length, alphabet = "letters") => {
    const letters = ALPHABETS[alphabet];
    return Array.from({ length }, () => letters.charAt(Math.floor(random() * letters.length))).join("");
  };
