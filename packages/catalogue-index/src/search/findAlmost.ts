import { formAt, type SearchIndex } from "./SearchIndex.ts";
import { isAlmost } from "./isAlmost.ts";

/** How closely a form resembles what was typed: the whole of it, its beginning, or a part. */
export type Nearness = "whole" | "beginning" | "part";

/** Bits of a number that can be shifted safely. */
const LONGEST = 30;

/** For each character where it stands in the word, a bit for each place; all zero between two searches. */
const letters = new Uint32Array(65_536);

/**
 * Goes through all words at once and reports the forms that hold a word with one typo at most. This is the bit-parallel
 * search of Wu and Manber, with swapped neighbours as one typo: a bit of `exact` says that so many letters of the word
 * have just been read, a bit of `off` the same with one typo, a bit of `swapped` that the next two came the wrong way round.
 */
export function findAlmost(
  index: SearchIndex,
  word: string,
  report: (form: number, nearness: Nearness, text: string) => void,
): void {
  const { vocabulary, starts } = index;
  const needle = word.slice(0, LONGEST);
  for (let at = 0; at < needle.length; at += 1)
    letters[needle.charCodeAt(at)] = (letters[needle.charCodeAt(at)] ?? 0) | (1 << at);
  const last = 1 << (needle.length - 1);
  let exact = 0;
  let off = 1;
  let swapped = 0;
  for (let at = 0; at < vocabulary.length; at += 1) {
    const code = vocabulary.charCodeAt(at);
    if (code === 10) {
      exact = 0;
      off = 1;
      swapped = 0;
      continue;
    }
    const same = letters[code] ?? 0;
    const before = exact;
    exact = ((before << 1) | 1) & same;
    off = (((off << 1) | 1) & same) | before | (before << 1) | 1 | (exact << 1) | ((swapped & same) << 1);
    swapped = ((before << 1) | 1) & (same >>> 1);
    if ((off & last) === 0) continue;
    const form = formAt(index, at);
    const end = vocabulary.indexOf("\n", at);
    const text = vocabulary.slice(starts[form] ?? 0, end);
    report(form, nearnessOf(needle, text), text);
    at = end - 1;
  }
  for (let at = 0; at < needle.length; at += 1) letters[needle.charCodeAt(at)] = 0;
}

function nearnessOf(word: string, form: string): Nearness {
  if (isAlmost(word, form)) return "whole";
  return [-1, 0, 1].some((more) => isAlmost(word, form.slice(0, word.length + more))) ? "beginning" : "part";
}
