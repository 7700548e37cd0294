import { searchLimits } from "@rewire/domain";
import { isWithinOneTypo } from "./isWithinOneTypo.ts";
import { trimPunctuation, listSearchForms } from "./wordForms.ts";

/** Maximum number of distinct words of a text that are considered as corrections; few descriptions have more. */
const MAX_SPELLINGS = 2_000;

/**
 * Replaces misspelled words in a query with similar words from the text of the best match. @returns The corrected
 * query; null if no word was replaced.
 */
export function correctSearch(search: string, text: string): string | null {
  const textWords = new Set(text.slice(0, searchLimits.field).split(/\s+/));
  const spellings = [...textWords]
    .slice(0, MAX_SPELLINGS)
    .map(trimPunctuation)
    .map((word) => ({ word, forms: listSearchForms(word) }));
  const queryWords = search.slice(0, searchLimits.search).split(/\s+/).filter(Boolean);
  const correctedWords = queryWords.map((word) => {
    const forms = listSearchForms(word);
    if (
      spellings.some((spelling) => spelling.forms.some((form) => forms.some((queryForm) => form.includes(queryForm))))
    )
      return word;
    return (
      spellings.find((candidate) =>
        candidate.forms.some((form) => forms.some((queryForm) => isWithinOneTypo(queryForm, form))),
      )?.word ?? word
    );
  });
  return correctedWords.every((word, wordIndex) => word === queryWords[wordIndex]) ? null : correctedWords.join(" ");
}
