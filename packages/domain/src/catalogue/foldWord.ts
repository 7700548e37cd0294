import { searchLimits } from "./searchLimits.ts";

/** Letters without a Unicode decomposition. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
};
const NON_DECOMPOSING_LETTER_PATTERN = /[ßæœøłđı]/g;

/** Transliterations of letters that a keyboard may lack: "Kopfhoerer". */
const TRANSLITERATIONS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const TRANSLITERATED_LETTER_PATTERN = /[äöüåø]/g;

const foldText = (text: string): string =>
  text
    .replaceAll(/[™®©]/g, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(NON_DECOMPOSING_LETTER_PATTERN, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);

/**
 * Removes case and accents from a word, so that "ecouteurs" matches "Écouteurs". If a letter has a transliteration,
 * there is a second spelling: "Kopfhörer" becomes "kopfhorer" and "kopfhoerer". Very long words are truncated.
 */
export function foldWord(word: string): readonly string[] {
  const lowerCaseWord = word.slice(0, searchLimits.word).toLowerCase().normalize("NFC");
  // Fast path: most words have no accents.
  if (/^[\x21-\x7e]*$/.test(lowerCaseWord)) return [lowerCaseWord];
  const plainWord = foldText(lowerCaseWord);
  const transliteratedText = foldText(
    lowerCaseWord.replaceAll(TRANSLITERATED_LETTER_PATTERN, (letter) => TRANSLITERATIONS[letter] ?? letter),
  );
  return transliteratedText === plainWord ? [plainWord] : [plainWord, transliteratedText];
}
