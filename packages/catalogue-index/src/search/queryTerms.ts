import { readMeasure } from "./units.ts";
import { stopWords } from "./synonyms/stopWords.ts";
import { MAX_SYNONYM_WORDS, toPhraseKey, type Synonyms } from "./synonyms/synonyms.ts";
import { listSearchForms, listWordParts } from "./wordForms.ts";

/** Term of a search query, with its alternative spellings and synonyms. */
export interface QueryTerm {
  /** Spellings of the word; empty for a phrase whose single words have no meaning of their own. */
  readonly forms: readonly string[];
  /** Folded words of the term: one, or those of a phrase. */
  readonly phrase: readonly string[];
  /** Synonyms, each a list of words that must all occur. */
  readonly synonyms: readonly (readonly string[])[];
  /** Ways to take the word apart where a text has none of the above: "GPS-Uhr" is "GPS" and "Uhr". */
  readonly splits: readonly (readonly string[])[];
}

/** Synonyms and group names used to parse a query. */
export interface Vocabulary {
  readonly synonyms: Synonyms;
  /** Whether a phrase names a group of texts, such as a category. @param key {@link toPhraseKey} */
  readonly isName: (key: string) => boolean;
}

/** Maximum number of evaluated query terms; further ones are ignored. */
const MAX_TERMS = 16;

/**
 * Splits a query into terms. Consecutive words for which there are synonyms, such as "ordinateur portable", form a
 * single term.
 */
export function parseQueryTerms(search: string, { synonyms, isName }: Vocabulary): readonly QueryTerm[] {
  const words = listQueryWords(search);
  const terms: QueryTerm[] = [];
  for (let at = 0; at < words.length;) {
    const length = findPhraseLength(
      words.slice(at).map(({ forms: [first = ""] }) => first),
      (key) => synonyms.has(key) || isName(key),
    );
    const phrase = words.slice(at, at + length).map(({ forms: [first = ""] }) => first);
    const { forms = [], splits = [] } = words[at] ?? {};
    const phraseSynonyms = synonyms.get(toPhraseKey(phrase)) ?? [];
    terms.push(
      length > 1
        ? { forms: [], phrase, synonyms: phraseSynonyms, splits: [] }
        : { forms, phrase, synonyms: phraseSynonyms, splits },
    );
    at += length;
  }
  const termsWithoutStopWords = terms.filter(({ phrase }) => phrase.length > 1 || !stopWords.has(phrase[0] ?? ""));
  const relevantTerms = termsWithoutStopWords.length > 0 ? termsWithoutStopWords : terms;
  return relevantTerms.filter((term) => !relevantTerms.some((other) => other !== term && isImpliedBy(term, other)));
}

/** Lists the words of a query; a number with its unit is one word. */
function listQueryWords(search: string): readonly Pick<QueryTerm, "forms" | "splits">[] {
  const typedWords = search.split(/\s+/).filter(Boolean);
  const words = new Map<string, Pick<QueryTerm, "forms" | "splits">>();
  for (let at = 0; at < typedWords.length && words.size < MAX_TERMS; at += 1) {
    const word = typedWords[at] ?? "";
    const measure = readMeasure(word.toLowerCase(), typedWords[at + 1]?.toLowerCase() ?? "");
    const forms = [
      ...new Set([...(measure ? [measure.form] : []), ...(measure?.length === 2 ? [] : listSearchForms(word))]),
    ];
    if (measure?.length === 2) at += 1;
    const [first] = forms;
    if (first !== undefined && !words.has(first)) words.set(first, { forms, splits: listWordParts(word) });
  }
  return [...words.values()];
}

/** Returns the length of the longest phrase at the beginning of some words. */
function findPhraseLength(words: readonly string[], isPhrase: (key: string) => boolean): number {
  for (let length = Math.min(MAX_SYNONYM_WORDS, words.length); length > 1; length -= 1)
    if (isPhrase(toPhraseKey(words.slice(0, length)))) return length;
  return 1;
}

/** Returns whether a term matches wherever another one does: "lap" adds nothing to "laptop". */
function isImpliedBy(term: QueryTerm, otherTerm: QueryTerm): boolean {
  const [form] = term.forms;
  return (
    form !== undefined &&
    otherTerm.synonyms.length === 0 &&
    otherTerm.forms.length > 0 &&
    otherTerm.forms.every((otherForm) => otherForm !== form && otherForm.includes(form))
  );
}
