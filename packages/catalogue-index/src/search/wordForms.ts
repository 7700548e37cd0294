import { foldWord, searchLimits } from "@rewire/domain";

const LEADING_PUNCTUATION_PATTERN = /^\p{P}+/u;
const PUNCTUATION_PATTERN = /^\p{P}$/u;
const INNER_PUNCTUATION_PATTERN = /\p{P}+/u;
const LETTER_PATTERN = /\p{L}/u;

/** Removes punctuation around a word: `"(USB-C),"` becomes "USB-C"; a single character is kept. */
export const trimPunctuation = (word: string): string =>
  trimTrailingPunctuation(word.slice(0, searchLimits.word).replace(LEADING_PUNCTUATION_PATTERN, "")) || word;

/**
 * Iterates backwards letter by letter: a regular expression for the end of a text would be tried from every position.
 */
function trimTrailingPunctuation(word: string): string {
  let end = word.length;
  while (end > 0) {
    const isSurrogatePair = end > 1 && (word.codePointAt(end - 2) ?? 0) > 0xffff;
    const start = end - (isSurrogatePair ? 2 : 1);
    if (!PUNCTUATION_PATTERN.test(word.slice(start, end))) break;
    end = start;
  }
  return word.slice(0, end);
}

/**
 * Joins the parts of a word: "wi-fi" becomes "wifi".
 * @returns null if nothing changes, or for numbers such as "3.5"
 */
const joinWordParts = (word: string): string | null =>
  INNER_PUNCTUATION_PATTERN.test(word) && LETTER_PATTERN.test(word)
    ? word.split(INNER_PUNCTUATION_PATTERN).join("")
    : null;

/**
 * Lists the forms under which a word of a text is indexed: folded, without inner punctuation, and split at it.
 * @param word Text without white space.
 */
export function listIndexForms(word: string): readonly string[] {
  const forms = foldWord(trimPunctuation(word)).flatMap((folded) => {
    const joined = joinWordParts(folded);
    return joined === null
      ? [folded]
      : [folded, joined, ...folded.split(INNER_PUNCTUATION_PATTERN).filter((part) => part.length > 1)];
  });
  return forms.length > 1 ? [...new Set(forms)].filter(Boolean) : forms.filter(Boolean);
}

/** Lists the alternative spellings of a query word for matching; empty for symbols such as "™". */
export const listSearchForms = (word: string): readonly string[] =>
  [...new Set(foldWord(trimPunctuation(word)).flatMap((folded) => [folded, joinWordParts(folded) ?? folded]))].filter(
    Boolean,
  );

/**
 * Splits a hyphenated query word into at least two parts: "noise-cancelling" also matches "noise cancelling".
 * @returns null for other words
 */
export function splitHyphenatedWord(word: string): readonly string[] | null {
  const parts = (foldWord(trimPunctuation(word))[0] ?? "").split(INNER_PUNCTUATION_PATTERN).filter(Boolean);
  return parts.length > 1 ? parts : null;
}
