import { searchLimits } from "./searchLimits.ts";

/** Letters that Unicode does not take apart. */
const APART: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i" };
const APART_LETTERS = /[ßæœøłđı]/g;

/** How people write letters that their keyboard lacks: "Kopfhoerer". */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };
const SPELT_OUT_LETTERS = /[äöüåø]/g;

const fold = (text: string): string =>
  text
    .replaceAll(/[™®©]/g, "")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(APART_LETTERS, (letter) => APART[letter] ?? letter);

/**
 * Takes case and accents off a word, so that "ecouteurs" finds "Écouteurs". Where a letter can be spelt out there is a
 * second spelling: "Kopfhörer" is "kopfhorer" and "kopfhoerer". Of a very long word only the beginning counts.
 */
export function foldWord(word: string): readonly string[] {
  const lower = word.slice(0, searchLimits.word).toLowerCase().normalize("NFC");
  // Most words of most shops: nothing to take off.
  if (/^[\x21-\x7e]*$/.test(lower)) return [lower];
  const plain = fold(lower);
  const speltOut = fold(lower.replaceAll(SPELT_OUT_LETTERS, (letter) => SPELT_OUT[letter] ?? letter));
  return speltOut === plain ? [plain] : [plain, speltOut];
}
