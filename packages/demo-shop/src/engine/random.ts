import type { Engine } from "./Engine.ts";

/**
 * Creates a pseudorandom number generator from a seed (mulberry32). The numbers are predictable, so publicly reachable
 * shops must not use it.
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedState = Math.imul(state ^ (state >>> 15), state | 1);
    mixedState ^= mixedState + Math.imul(mixedState ^ (mixedState >>> 7), mixedState | 61);
    return ((mixedState ^ (mixedState >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ALPHABETS = {
  hex: "0123456789abcdef",
  letters: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
} as const;

/** Creates a generator of random tokens. */
export const createTokenGenerator =
  (random: () => number): Engine["token"] =>
  (length, alphabet = "letters") => {
    const letters = ALPHABETS[alphabet];
    return Array.from({ length }, () => letters.charAt(Math.floor(random() * letters.length))).join("");
  };
