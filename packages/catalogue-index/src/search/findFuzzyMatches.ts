import { findWordFormAt, type SearchIndex } from "./SearchIndex.ts";
import { isWithinOneTypo } from "./isWithinOneTypo.ts";

/**
 * How much of an indexed word matches a query word with at most one typo: the whole word, its beginning, or another
 * part.
 */
export type MatchExtent = "whole" | "beginning" | "part";

/** Maximum length of a pattern: the bits of an integer that can be shifted safely. */
const MAX_PATTERN_LENGTH = 30;

/** Positions of each character in the pattern, as a bit mask; all zero between two searches. */
const characterMasks = new Uint32Array(65_536);

/**
 * Finds the indexed words that contain a query word with at most one typo: an inserted, missing or wrong letter, or two
 * swapped letters. Scans the vocabulary once.
 * @param report Called with each match.
 */
export function findFuzzyMatches(
  index: SearchIndex,
  word: string,
  report: (form: number, part: MatchExtent, text: string) => void,
): void {
  const { vocabulary, starts } = index;
  const pattern = word.slice(0, MAX_PATTERN_LENGTH);
  for (let letterIndex = 0; letterIndex < pattern.length; letterIndex += 1)
    characterMasks[pattern.charCodeAt(letterIndex)] =
      (characterMasks[pattern.charCodeAt(letterIndex)] ?? 0) | (1 << letterIndex);
  // The bit-parallel search of Wu and Manber, in which two swapped letters are one typo. Bit n of `exactBits` is set if
  // the text read so far ends with the first n + 1 letters of the word, bit n of `typoBits` if it does so with one typo,
  // and bit n of `transposedBits` if the second of two swapped letters is expected next.
  const lastBit = 1 << (pattern.length - 1);
  let exactBits = 0;
  let typoBits = 1;
  let transposedBits = 0;
  for (let at = 0; at < vocabulary.length; at += 1) {
    const code = vocabulary.charCodeAt(at);
    if (code === 10) {
      exactBits = 0;
      typoBits = 1;
      transposedBits = 0;
      continue;
    }
    const characterMask = characterMasks[code] ?? 0;
    const previousBits = exactBits;
    exactBits = ((previousBits << 1) | 1) & characterMask;
    typoBits =
      (((typoBits << 1) | 1) & characterMask) |
      previousBits |
      (previousBits << 1) |
      1 |
      (exactBits << 1) |
      ((transposedBits & characterMask) << 1);
    transposedBits = ((previousBits << 1) | 1) & (characterMask >>> 1);
    if ((typoBits & lastBit) === 0) continue;
    const form = findWordFormAt(index, at);
    const end = vocabulary.indexOf("\n", at);
    const text = vocabulary.slice(starts[form] ?? 0, end);
    report(form, getMatchExtent(pattern, text), text);
    at = end - 1;
  }
  for (let at = 0; at < pattern.length; at += 1) characterMasks[pattern.charCodeAt(at)] = 0;
}

function getMatchExtent(word: string, form: string): MatchExtent {
  if (isWithinOneTypo(word, form)) return "whole";
  return [-1, 0, 1].some((lengthDifference) => isWithinOneTypo(word, form.slice(0, word.length + lengthDifference)))
    ? "beginning"
    : "part";
}
