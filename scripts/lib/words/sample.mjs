// Random samples that can be reproduced by a seed.

/** Pseudo-random numbers from 0 to below 1 that depend only on the seed (mulberry32). */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Draws `size` distinct items of a list; all of them if there are fewer. */
export function sample(items, size, random) {
  const pool = [...items];
  return Array.from({ length: Math.min(size, pool.length) }, () => {
    const [item] = pool.splice(Math.floor(random() * pool.length), 1);
    return item;
  });
}
