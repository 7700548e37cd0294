import { longestSynonym, type Synonyms } from "./synonyms.ts";
import { partsOf, searchForms } from "./wordForms.ts";

/** One word of a search and everything that counts as having found it. */
export interface SearchedWord {
  /** Its spellings; none for words that only mean something together. */
  readonly forms: readonly string[];
  /** What counts as well, each a list of words that must all occur. */
  readonly others: readonly (readonly string[])[];
  /** What counts where nothing fits exactly: the parts of a word with a hyphen. */
  readonly parts: readonly string[] | null;
}

/** More words than this tell nothing more. */
const MOST_WORDS = 16;

/** Takes a search apart. Words that mean something together are one: "ordinateur portable". */
export function searchedWords(search: string, synonyms: Synonyms): readonly SearchedWord[] {
  const typed = [...new Set(search.split(/\s+/).filter(Boolean))]
    .map((word) => ({ word, forms: searchForms(word) }))
    .filter(({ forms }) => forms.length > 0)
    .slice(0, MOST_WORDS);
  const words: SearchedWord[] = [];
  for (let at = 0; at < typed.length;) {
    const { length, others } = synonymAt(
      typed.map(({ forms: [first = ""] }) => first),
      at,
      synonyms,
    );
    const { word = "", forms = [] } = typed[at] ?? {};
    const together = typed.slice(at, at + length).map(({ forms: [first = ""] }) => first);
    words.push(
      length > 1 ? { forms: [], others: [together, ...others], parts: null } : { forms, others, parts: partsOf(word) },
    );
    at += length;
  }
  return words.filter((word) => !words.some((other) => other !== word && isWithin(word, other)));
}

/** The longest group of words from a place on that has synonyms. */
function synonymAt(
  words: readonly string[],
  at: number,
  synonyms: Synonyms,
): { length: number; others: readonly (readonly string[])[] } {
  for (let length = Math.min(longestSynonym, words.length - at); length > 0; length -= 1) {
    const others = synonyms.get(words.slice(at, at + length).join(" "));
    if (others) return { length, others };
  }
  return { length: 1, others: [] };
}

/** Whether a word is found wherever another one is: "lap" besides "laptop" asks for nothing more. */
function isWithin(word: SearchedWord, other: SearchedWord): boolean {
  const [form] = word.forms;
  return (
    form !== undefined &&
    other.others.length === 0 &&
    other.forms.length > 0 &&
    other.forms.every((longer) => longer !== form && longer.includes(form))
  );
}
