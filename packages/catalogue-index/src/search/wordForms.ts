import { foldWord, searchLimits } from "@rewire/domain";

const START = /^\p{P}+/u;
const PUNCTUATION = /^\p{P}$/u;
const INNER_PUNCTUATION = /\p{P}+/u;
const LETTER = /\p{L}/u;

/** Removes punctuation around a word: `"(USB-C),"` becomes "USB-C"; a single character is kept. */
export const trimPunctuation = (word: string): string =>
  stem(word.slice(0, searchLimits.word).replace(START, "")) || word;

/**
 * Iterates backwards letter by letter: a regular expression for the end of a text would be tried from every position.
 */
function stem(word: string): string {
  let end = word.length;
  while (end > 0) {
    const isPair = end > 1 && (word.codePointAt(end - 2) ?? 0) > 0xffff;
    const start = end - (isPair ? 2 : 1);
    if (!PUNCTUATION.test(word.slice(start, end))) break;
    end = start;
  }
  return word.slice(0, end);
}

/**
 * Joins the parts of a word: "wi-fi" becomes "wifi".
 * @returns null if nothing changes, or for numbers such as "3.5"
 */
const joinedForm = (word: string): string | null =>
  INNER_PUNCTUATION.test(word) && LETTER.test(word) ? word.split(INNER_PUNCTUATION).join("") : null;

/**
 * Lists the forms under which a word of a text is indexed: folded, without inner punctuation, and split at it.
 * @param word Text without white space.
 */
export function indexForms(word: string): readonly string[] {
  const forms = foldWord(trimPunctuation(word)).flatMap((folded) => {
    const joined = joinedForm(folded);
    return joined === null
      ? [folded]
      : [folded, joined, ...folded.split(INNER_PUNCTUATION).filter((part) => part.length > 1)];
  });
  return forms.length > 1 ? [...new Set(forms)].filter(Boolean) : forms.filter(Boolean);
}

/** Lists the alternative spellings of a query word for matching; empty for symbols such as "™". */
export const searchForms = (word: string): readonly string[] =>
  [...new Set(foldWord(trimPunctuation(word)).flatMap((folded) => [folded, joinedForm(folded) ?? folded]))].filter(
    Boolean,
  );

/**
 * Splits a hyphenated query word into at least two parts: "noise-cancelling" also matches "noise cancelling".
 * @returns null for other words
 */
export function partsOf(word: string): readonly string[] | null {
  const parts = (foldWord(trimPunctuation(word))[0] ?? "").split(INNER_PUNCTUATION).filter(Boolean);
  return parts.length > 1 ? parts : null;
}
