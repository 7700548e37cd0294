/** Numbers that are sorted in one step. */
const RUN_LENGTH = 2_000;
/** Number of comparisons between two steps. */
const MAX_COMPARISONS_PER_STEP = 5_000;

/**
 * Sorts the positions 0 to `size` - 1 with a comparison function. Runs in steps, between which a server can handle
 * requests, because sorting a hundred thousand names takes seconds. The sort is stable.
 */
export function* sortInSteps(
  size: number,
  compare: (a: number, b: number) => number,
): Generator<undefined, Uint32Array> {
  let sortedPositions = Uint32Array.from({ length: size }, (_, index) => index);
  for (let start = 0; start < size; start += RUN_LENGTH) {
    sortedPositions.set(sortedPositions.subarray(start, start + RUN_LENGTH).toSorted(compare), start);
    yield;
  }
  for (let width = RUN_LENGTH; width < size; width *= 2) {
    const mergedPositions = new Uint32Array(size);
    for (let start = 0; start < size; start += width * 2)
      yield* mergeRuns(sortedPositions, mergedPositions, start, width, compare);
    sortedPositions = mergedPositions;
  }
  return sortedPositions;
}

/** Merges the two sorted runs of `width` that begin at `start`; the second may be shorter or missing. */
function* mergeRuns(
  source: Uint32Array,
  target: Uint32Array,
  start: number,
  width: number,
  compare: (a: number, b: number) => number,
): Generator<undefined, void> {
  const middleIndex = Math.min(start + width, source.length);
  const end = Math.min(start + width * 2, source.length);
  let left = start;
  let right = middleIndex;
  for (let targetIndex = start; targetIndex < end; targetIndex += 1) {
    const isLeftNext = left < middleIndex && (right >= end || compare(source[left] ?? 0, source[right] ?? 0) <= 0);
    target[targetIndex] = source[isLeftNext ? left++ : right++] ?? 0;
    if (targetIndex % MAX_COMPARISONS_PER_STEP === 0) yield;
  }
}
