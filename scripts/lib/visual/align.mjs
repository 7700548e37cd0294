// Aligns the rows of two pictures, so that what has only moved up or down is no difference.
import { createHash } from "node:crypto";

/** Number of row pairs up to which a part without a distinct row is compared exactly. */
const MAX_PAIRS = 4_000_000;

/** Returns a hash for each row of a picture. */
export function rowsOf({ data, width, height }) {
  const bytes = width * 4;
  return Array.from({ length: height }, (_, row) =>
    createHash("sha1")
      .update(data.subarray(row * bytes, (row + 1) * bytes))
      .digest("base64"),
  );
}

/**
 * Aligns two sequences of rows.
 * @param {readonly string[]} before
 * @param {readonly string[]} after
 * @returns {[number | null, number | null][]} steps from top to bottom: the row of each that stands there; null for a row
 * that only the other has. Rows of one step are equal, or one has replaced the other.
 */
export function alignRows(before, after) {
  const steps = [];
  let [row, other] = [0, 0];
  for (const [nextRow, nextOther] of [...match(before, after), [before.length, after.length]]) {
    while (row < nextRow || other < nextOther)
      steps.push([row < nextRow ? row++ : null, other < nextOther ? other++ : null]);
    if (row < before.length && other < after.length) steps.push([row++, other++]);
  }
  return steps;
}

/** Returns pairs of equal rows in ascending order. */
function match(before, after) {
  const pairs = [];
  const parts = [[0, before.length, 0, after.length]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    let [top, bottom, otherTop, otherBottom] = part;
    while (top < bottom && otherTop < otherBottom && before[top] === after[otherTop]) pairs.push([top++, otherTop++]);
    while (top < bottom && otherTop < otherBottom && before[bottom - 1] === after[otherBottom - 1])
      pairs.push([--bottom, --otherBottom]);
    if (top === bottom || otherTop === otherBottom) continue;
    const rest = [top, bottom, otherTop, otherBottom];
    const anchors = anchorsOf(before, after, rest);
    if (anchors.length === 0) pairs.push(...longestMatch(before, after, rest));
    else parts.push(...between(anchors, rest));
  }
  return pairs.toSorted(([one], [other]) => one - other);
}

/** Parts between anchors; each begins at its anchor, which is then matched as its first row. */
function between(anchors, [top, bottom, otherTop, otherBottom]) {
  const starts = [[top, otherTop], ...anchors];
  return starts.map(([row, other], index) => {
    const [end, otherEnd] = starts[index + 1] ?? [bottom, otherBottom];
    return [row, end, other, otherEnd];
  });
}

/** Rows that occur once in both parts, in the longest sequence that ascends in both. */
function anchorsOf(before, after, [top, bottom, otherTop, otherBottom]) {
  const places = new Map();
  const count = (rows, start, end, index) => {
    for (let row = start; row < end; row += 1) {
      const place = places.get(rows[row]) ?? [[], []];
      place[index].push(row);
      places.set(rows[row], place);
    }
  };
  count(before, top, bottom, 0);
  count(after, otherTop, otherBottom, 1);
  const unique = [...places.values()]
    .filter(([own, others]) => own.length === 1 && others.length === 1)
    .map(([[row], [other]]) => [row, other]);
  return longestAscent(unique.toSorted(([one], [other]) => one - other));
}

/** Longest subsequence of pairs whose second numbers ascend (patience sorting). */
function longestAscent(pairs) {
  const ends = [];
  const previous = new Map();
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle][1] < pair[1]) low = middle + 1;
      else high = middle;
    }
    if (low > 0) previous.set(pair, ends[low - 1]);
    ends[low] = pair;
  }
  const longest = [];
  for (let pair = ends.at(-1); pair; pair = previous.get(pair)) longest.unshift(pair);
  return longest;
}

/** Longest common subsequence of two parts by dynamic programming; none for parts that are too large for it. */
function longestMatch(before, after, [top, bottom, otherTop, otherBottom]) {
  const [height, otherHeight] = [bottom - top, otherBottom - otherTop];
  if (height * otherHeight > MAX_PAIRS) return [];
  const wide = otherHeight + 1;
  const lengths = new Uint32Array((height + 1) * wide);
  for (let row = height - 1; row >= 0; row -= 1)
    for (let other = otherHeight - 1; other >= 0; other -= 1)
      lengths[row * wide + other] =
        before[top + row] === after[otherTop + other]
          ? lengths[(row + 1) * wide + other + 1] + 1
          : Math.max(lengths[(row + 1) * wide + other], lengths[row * wide + other + 1]);
  const pairs = [];
  for (let [row, other] = [0, 0]; row < height && other < otherHeight;) {
    if (before[top + row] === after[otherTop + other]) pairs.push([top + row++, otherTop + other++]);
    else if (lengths[(row + 1) * wide + other] >= lengths[row * wide + other + 1]) row += 1;
    else other += 1;
  }
  return pairs;
}
