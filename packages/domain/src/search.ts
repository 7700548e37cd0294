const MARKS = /\p{Diacritic}/gu;

/** Takes case and accents off, so that "ecouteurs" finds "Écouteurs". */
const folded = (text: string): string => text.normalize("NFD").replaceAll(MARKS, "").toLowerCase();

/** The words of a search, folded; none for an empty one. */
export const searchWords = (search: string): readonly string[] => folded(search).split(/\s+/).filter(Boolean);

/**
 * Whether a product's words hold every word of a search, anywhere.
 * @param words From {@link searchWords}.
 */
export function matchesSearch(searchText: string, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = folded(searchText);
  return words.every((word) => text.includes(word));
}
