import { foldWord, searchLimits } from "@rewire/domain";

const START = /^\p{P}+/u;
const PUNCTUATION = /^\p{P}$/u;
const INSIDE = /\p{P}+/u;
const LETTER = /\p{L}/u;

/** A word without what stands around it: `"(USB-C),"` is "USB-C"; a sign that stands alone stays. */
export const bareWord = (word: string): string =>
  withoutEnd(word.slice(0, searchLimits.word).replace(START, "")) || word;

/** Goes backwards letter by letter: a pattern for the end of a text is tried from each of its places. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (end > 0) {
    const isPair = end > 1 && (word.codePointAt(end - 2) ?? 0) > 0xffff;
    const start = end - (isPair ? 2 : 1);
    if (!PUNCTUATION.test(word.slice(start, end))) break;
    end = start;
  }
  return word.slice(0, end);
}

/** A word written together: "wi-fi" is "wifi"; null where that changes nothing, or makes another number of "3.5". */
const together = (word: string): string | null =>
  INSIDE.test(word) && LETTER.test(word) ? word.split(INSIDE).join("") : null;

/**
 * Every form under which a word of a text can be found: folded, written together, and its parts.
 * @param word Anything without white space.
 */
export function indexForms(word: string): readonly string[] {
  const forms = foldWord(bareWord(word)).flatMap((folded) => {
    const joined = together(folded);
    return joined === null ? [folded] : [folded, joined, ...folded.split(INSIDE).filter((part) => part.length > 1)];
  });
  return forms.length > 1 ? [...new Set(forms)].filter(Boolean) : forms.filter(Boolean);
}

/** The spellings of a word that is searched for, any of which may occur in a text; none where it says nothing: "™". */
export const searchForms = (word: string): readonly string[] =>
  [...new Set(foldWord(bareWord(word)).flatMap((folded) => [folded, together(folded) ?? folded]))].filter(Boolean);

/** The parts of a word that is searched for, at least two: "noise-cancelling" is also found as "noise cancelling". */
export function partsOf(word: string): readonly string[] | null {
  const parts = (foldWord(bareWord(word))[0] ?? "").split(INSIDE).filter(Boolean);
  return parts.length > 1 ? parts : null;
}
