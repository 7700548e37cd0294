import { MAX_SYNONYM_WORDS, type Synonyms } from "./synonyms.ts";
import { splitHyphenatedWord, listSearchForms } from "./wordForms.ts";

/** Term of a search query, with its alternative spellings and synonyms. */
export interface QueryTerm {
  /** Spellings of the word; empty for a phrase whose single words have no meaning of their own. */
  readonly forms: readonly string[];
  /** Synonyms, each a list of words that must all occur. */
  readonly others: readonly (readonly string[])[];
  /** Parts of a hyphenated word, which match where nothing matches exactly; null for other words. */
  readonly parts: readonly string[] | null;
}

/** Maximum number of evaluated query terms; further ones are ignored. */
const MAX_TERMS = 16;

/** Parses a query into terms. Consecutive words that form a synonym are one term: "ordinateur portable". */
export function parseQueryTerms(search: string, synonyms: Synonyms): readonly QueryTerm[] {
  const typedWords = [...new Set(search.split(/\s+/).filter(Boolean))]
    .map((word) => ({ word, forms: listSearchForms(word) }))
    .filter(({ forms }) => forms.length > 0)
    .slice(0, MAX_TERMS);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < typedWords.length;) {
    const { length, others } = findSynonymAt(
      typedWords.map(({ forms: [first = ""] }) => first),
      at,
      synonyms,
    );
    const { word = "", forms = [] } = typedWords[at] ?? {};
    const phrase = typedWords.slice(at, at + length).map(({ forms: [first = ""] }) => first);
    terms.push(
      length > 1
        ? { forms: [], others: [phrase, ...others], parts: null }
        : { forms, others, parts: splitHyphenatedWord(word) },
    );
    at += length;
  }
  return terms.filter((word) => !terms.some((other) => other !== word && isImpliedBy(word, other)));
}

/** Finds the longest phrase from a position on that has synonyms. */
function findSynonymAt(
  terms: readonly string[],
  at: number,
  synonyms: Synonyms,
): { length: number; others: readonly (readonly string[])[] } {
  for (let length = Math.min(MAX_SYNONYM_WORDS, terms.length - at); length > 0; length -= 1) {
    const others = synonyms.get(terms.slice(at, at + length).join(" "));
    if (others) return { length, others };
  }
  return { length: 1, others: [] };
}

/** Returns whether a term matches wherever another one does: "lap" adds nothing to "laptop". */
function isImpliedBy(word: QueryTerm, other: QueryTerm): boolean {
  const [form] = word.forms;
  return (
    form !== undefined &&
    other.others.length === 0 &&
    other.forms.length > 0 &&
    other.forms.every((otherForm) => otherForm !== form && otherForm.includes(form))
  );
}
