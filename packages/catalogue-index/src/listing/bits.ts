/** Set of products, with one bit for each position in the index. */
export type BitSet = Uint32Array;

/** Creates the bit set of the products that satisfy a predicate. */
export function createBitSetWhere(size: number, isIncluded: (product: number) => boolean): BitSet {
  const bits = new Uint32Array((size + 31) >>> 5);
  for (let product = 0; product < size; product += 1) if (isIncluded(product)) add(bits, product);
  return bits;
}

/** Creates the bit set of the products in at least one of several lists. */
export function createBitSetFromLists(size: number, lists: readonly Uint32Array[]): BitSet {
  const bits = new Uint32Array((size + 31) >>> 5);
  for (const list of lists) for (const product of list) add(bits, product);
  return bits;
}

function add(bits: BitSet, product: number): void {
  bits[product >>> 5] = (bits[product >>> 5] ?? 0) | (1 << (product & 31));
}

/** Returns whether a bit set contains a product. */
export const hasBit = (bits: BitSet, product: number): boolean =>
  ((bits[product >>> 5] ?? 0) & (1 << (product & 31))) !== 0;

/** Returns the intersection of a bit set with other bit sets. */
export function intersectBitSets(firstSet: BitSet, otherSets: readonly BitSet[]): BitSet {
  const result = firstSet.slice();
  for (const otherSet of otherSets)
    for (let wordIndex = 0; wordIndex < result.length; wordIndex += 1)
      result[wordIndex] = (result[wordIndex] ?? 0) & (otherSet[wordIndex] ?? 0);
  return result;
}

/** Counts the products in a bit set. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return count;
}

/** Counts the products in a list that are also in a bit set. */
export function countContainedProducts(bits: BitSet, list: Uint32Array): number {
  let count = 0;
  for (const product of list) if (hasBit(bits, product)) count += 1;
  return count;
}
