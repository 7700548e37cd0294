/** Minimum length of what is left of a word when an ending is removed. */
const MIN_STEM_LENGTH = 4;

const VOWEL_ENDING_PATTERN = /[aeiou]$/;
const CONSONANT_AND_Y_PATTERN = /[^aeiou]y$/;
/** German "without", which is no plural: "kabellos". */
const GERMAN_LOS_SUFFIX_PATTERN = /[^aeiou]los$/;
const DOUBLE_CONSONANT_PATTERN = /([^aeiou\d])\1$/;

/**
 * Removes plural, gender and case endings of the six languages, so that the forms of a word have the same stem:
 * "chargeurs" and "chargeur", "Hüllen" and "Hülle", "battery" and "batterie", "drones", "droni" and "dron". The
 * language of the word is unknown, so rules for a single language are not applied. Stems are used only for comparison.
 * @param word Word with folded case and diacritics.
 */
export function stemWord(word: string): string {
  if (word.length <= MIN_STEM_LENGTH || /\d/.test(word)) return word;
  let stem =
    word.endsWith("s") && !word.endsWith("ss") && !GERMAN_LOS_SUFFIX_PATTERN.test(word) ? word.slice(0, -1) : word;
  if (stem.length > MIN_STEM_LENGTH + 1 && CONSONANT_AND_Y_PATTERN.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > MIN_STEM_LENGTH && stem.endsWith("en")) stem = stem.slice(0, -1);
  while (stem.length > MIN_STEM_LENGTH && VOWEL_ENDING_PATTERN.test(stem)) stem = stem.slice(0, -1);
  if (stem.length > MIN_STEM_LENGTH && DOUBLE_CONSONANT_PATTERN.test(stem)) stem = stem.slice(0, -1);
  return stem;
}
