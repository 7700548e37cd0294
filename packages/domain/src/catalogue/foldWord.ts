import { searchLimits } from "./searchLimits.ts";

/** Letters without a Unicode decomposition. */
const NON_DECOMPOSING: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };
const NON_DECOMPOSING_LETTERS = /[ßæœøłđı]/g;

/** Transliterations of letters that a keyboard may lack: "Kopfhoerer". */
const TRANSLITERATIONS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const TRANSLITERATED_LETTERS = /[äöüåø]/g;

const fold = (text: string): string =>
  text
    .replaceAll(/[™®©]/g, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(NON_DECOMPOSING_LETTERS, (letter) => NON_DECOMPOSING[letter] ?? letter);

/**
 * Removes case and accents of a word, so that "ecouteurs" matches "Écouteurs". A letter with a transliteration yields a
 * second spelling: "Kopfhörer" becomes "kopfhorer" and "kopfhoerer". Very long words are truncated.
 */
export function foldWord(word: string): readonly string[] {
  const lowerCase = word.slice(0, searchLimits.word).toLowerCase().normalize("NFC");
  // Fast path: most words have no accents.
  if (/^[\x21-\x7e]*$/.test(lowerCase)) return [lowerCase];
  const plain = fold(lowerCase);
  const transliterated = fold(
    lowerCase.replaceAll(TRANSLITERATED_LETTERS, (letter) => TRANSLITERATIONS[letter] ?? letter),
  );
  return transliterated === plain ? [plain] : [plain, transliterated];
}
