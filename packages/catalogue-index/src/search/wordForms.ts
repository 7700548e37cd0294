import { foldWord, searchLimits } from "@rewire/domain";

const LEADING_PUNCTUATION_PATTERN = /^\p{P}+/u;
const PUNCTUATION_PATTERN = /^\p{P}$/u;
const INNER_PUNCTUATION_PATTERN = /\p{P}+/u;
const LETTER_PATTERN = /\p{L}/u;

/** Maximum number of parts of a hyphenated word; no word has more. */
const MAX_WORD_PARTS = 6;

/**
 * Removes punctuation around a word: `"(USB-C),"` becomes "USB-C". Returns words that consist only of punctuation
 * unchanged.
 */
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
 * Returns the forms under which a word is indexed: the folded word, the word without inner punctuation, and its parts
 * between punctuation.
 * @param word Text without white space.
 */
export function listIndexForms(word: string): readonly string[] {
  const forms = foldWord(trimPunctuation(word)).flatMap((foldedWord) => {
    const joinedWord = joinWordParts(foldedWord);
    return joinedWord === null
      ? [foldedWord]
      : [foldedWord, joinedWord, ...foldedWord.split(INNER_PUNCTUATION_PATTERN).filter((part) => part.length > 1)];
  });
  return forms.length > 1 ? [...new Set(forms)].filter(Boolean) : forms.filter(Boolean);
}

/** Returns the alternative spellings of a query word; empty for symbols such as "™". */
export const listSearchForms = (word: string): readonly string[] =>
  [
    ...new Set(
      foldWord(trimPunctuation(word)).flatMap((foldedWord) => [foldedWord, joinWordParts(foldedWord) ?? foldedWord]),
    ),
  ].filter(Boolean);

const LETTERS_AND_DIGITS_PATTERN = /^(\p{L}{2,})(\d+)$|^(\d+)(\p{L}{3,})$/u;

/**
 * Returns the ways to split a compound query word. Words are split at hyphens and between letters and digits
 * ("halden7"). A part may contain one hyphen: "USB-C-Kabel" can be split into "usb-c" and "kabel".
 *
 * @returns Lists of at least two folded parts; empty if the word cannot be split.
 */
export function listWordParts(word: string): readonly (readonly string[])[] {
  const foldedWord = foldWord(trimPunctuation(word))[0] ?? "";
  const parts = foldedWord.split(INNER_PUNCTUATION_PATTERN).filter(Boolean);
  if (parts.length > MAX_WORD_PARTS) return [];
  if (parts.length === 1) {
    const [, letters, number, leadingNumber, unit] = LETTERS_AND_DIGITS_PATTERN.exec(foldedWord) ?? [];
    if (letters && number) return [[letters, number]];
    return leadingNumber && unit ? [[leadingNumber, unit]] : [];
  }
  const joinedPairs =
    parts.length < 3
      ? []
      : parts.slice(1).map((part, at) => [...parts.slice(0, at), `${parts[at] ?? ""}-${part}`, ...parts.slice(at + 2)]);
  return [...joinedPairs, parts];
}
