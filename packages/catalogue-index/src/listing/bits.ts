/** Set of products, with one bit for each position in the index. */
export type BitSet = Uint32Array;

/** Creates the bit set of the products that satisfy a predicate. */
export function createBitSetWhere(size: number, isIncluded: (product: number) => boolean): BitSet {
  const bits = new Uint32Array((size + 31) >>> 5);
  for (let wordIndex = 0; wordIndex < bits.length; wordIndex += 1) {
    const first = wordIndex << 5;
    const end = Math.min(first + 32, size);
    let word = 0;
    for (let product = first; product < end; product += 1) if (isIncluded(product)) word |= 1 << (product & 31);
    bits[wordIndex] = word;
  }
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

/** Calls a function with each product of a bit set, in ascending order. */
export function forEachProduct(bits: BitSet, callback: (product: number) => void): void {
  for (let wordIndex = 0; wordIndex < bits.length; wordIndex += 1)
    for (let word = bits[wordIndex] ?? 0; word !== 0; word &= word - 1)
      callback((wordIndex << 5) + 31 - Math.clz32(word & -word));
}

/** Counts the products in a bit set. */
export function countBits(bits: BitSet): number {
  let count = 0;
  for (const word of bits) count += countWord(word);
  return count;
}

/** Counts the products that are in both of two bit sets. */
export function countCommonBits(firstSet: BitSet, otherSet: BitSet): number {
  let count = 0;
  for (let wordIndex = 0; wordIndex < firstSet.length; wordIndex += 1)
    count += countWord((firstSet[wordIndex] ?? 0) & (otherSet[wordIndex] ?? 0));
  return count;
}

/** Counts the bits of a word that are set. */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Bit sets of long lists, which take less memory than their lists and are dropped with them. */
const bitSetsByList = new WeakMap<Uint32Array, BitSet>();

/** Counts the products in a list that are also in a bit set. */
export function countContainedProducts(bits: BitSet, list: Uint32Array): number {
  // A list with more products than words is counted faster as a bit set.
  if (list.length > bits.length) return countCommonBits(bits, getBitSet(list, bits.length));
  let count = 0;
  for (const product of list) if (hasBit(bits, product)) count += 1;
  return count;
}

/** Returns the bit set of a list, which must not change later. */
function getBitSet(list: Uint32Array, wordCount: number): BitSet {
  const cachedBits = bitSetsByList.get(list);
  if (cachedBits?.length === wordCount) return cachedBits;
  const bits = createBitSetFromLists(wordCount * 32, [list]);
  bitSetsByList.set(list, bits);
  return bits;
}
