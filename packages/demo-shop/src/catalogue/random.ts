/**
 * Pseudorandom number generator that returns the same sequence for the same seed, so that the catalogue is
 * reproducible.
 */
export interface SeededRandom {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** Returns an integer between two bounds, both inclusive. */
  int(from: number, to: number): number;
  /** Returns true with the given probability. */
  chance(probability: number): boolean;
  /** Returns an element of a list. @throws RangeError for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** Returns the elements in random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Hashes a string to an integer (FNV-1a over UTF-16 code units). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Creates a pseudorandom number generator from a seed (mulberry32). */
export function createSeededRandom(seed: string | number): SeededRandom {
  let state = typeof seed === "number" ? seed >>> 0 : hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixedBits = Math.imul(state ^ (state >>> 15), 1 | state);
    mixedBits = (mixedBits + Math.imul(mixedBits ^ (mixedBits >>> 7), 61 | mixedBits)) ^ mixedBits;
    return ((mixedBits ^ (mixedBits >>> 14)) >>> 0) / 4294967296;
  };
  const pickInteger = (minimum: number, maximum: number): number =>
    minimum + Math.floor(next() * (maximum - minimum + 1));
  return {
    next,
    int: pickInteger,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[pickInteger(0, items.length - 1)];
      if (item === undefined) throw new RangeError("There is nothing to pick from an empty list.");
      return item;
    },
    shuffle: (items) => {
      // Wrapped in an object, since an element may be undefined.
      const shuffledItems = items.map((item) => ({ item }));
      for (let lastIndex = shuffledItems.length - 1; lastIndex > 0; lastIndex -= 1) {
        const otherIndex = pickInteger(0, lastIndex);
        const [one, second] = [shuffledItems[lastIndex], shuffledItems[otherIndex]];
        if (one && second) [shuffledItems[lastIndex], shuffledItems[otherIndex]] = [second, one];
      }
      return shuffledItems.map(({ item }) => item);
    },
  };
}
