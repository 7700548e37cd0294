import { isQuoted, searchLimits } from "@rewire/domain";
import { findFuzzyMatches, type MatchPart } from "./findFuzzyMatches.ts";
import { isWithinOneTypo } from "./isWithinOneTypo.ts";
import { findWordFormAt, type SearchIndex } from "./SearchIndex.ts";
import { parseQueryTerms, type QueryTerm } from "./queryTerms.ts";
import type { Synonyms } from "./synonyms.ts";

/** Score of a match in name, short description and description; the ranges of the fields do not overlap. */
const FIELD_SCORES = [40, 16, 4] as const;

/** Scores of a whole word, of its beginning and of another part, without and with a typo. */
const WHOLE_WORD_SCORE = 12;
const PREFIX_SCORE = 10;
const SUBSTRING_SCORE = 8;
const FUZZY_SCORES: Readonly<Record<MatchPart, number>> = { whole: 6, beginning: 4, part: 2 };

/** Score deducted for a match by synonym. */
const SYNONYM_PENALTY = 1;

/** Maximum score of a text, as needed for counting sort. */
export const MAX_SCORE = 16 * (40 + 12) * 8 + 7;

/** Stages of fuzzy search: it ends at the first stage with a match. */
const FUZZY_STAGES: readonly (readonly MatchPart[])[] = [
  ["whole"],
  ["whole", "beginning"],
  ["whole", "beginning", "part"],
];

/** Minimum length of a word with a tolerated typo. */
const MIN_TYPO_WORD_LENGTH = 5;

const emptySynonyms: Synonyms = new Map();

const countLetters = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0;

/**
 * Scores all texts for a search: 0 if a query word is missing, higher for better matches. Matches in the name score
 * higher than matches in the descriptions, and whole words higher than parts of words. If no text matches exactly,
 * words of at least five letters may contain one typo. A search in quotation marks is literal: neither typos nor
 * synonyms match.
 * @returns null for a search without words.
 */
export function scoreTexts(index: SearchIndex, text: string, synonyms: Synonyms): Uint16Array | null {
  const search = text.slice(0, searchLimits.search);
  const isExactSearch = isQuoted(search);
  const terms = parseQueryTerms(search, isExactSearch ? emptySynonyms : synonyms);
  if (terms.length === 0) return null;
  const exactScores = terms.map((word) => scoreExactMatches(index, word));
  const scores = combineScores(index, exactScores);
  if (isExactSearch || scores.some(Boolean)) return scores;
  const fuzzyScorers = terms.map((word, at) =>
    createFuzzyScorer(index, word, exactScores[at] ?? new Uint8Array(index.size), synonyms),
  );
  for (const allowedParts of FUZZY_STAGES) {
    const fuzzyScores = combineScores(
      index,
      fuzzyScorers.map((scorer) => scorer(allowedParts)),
    );
    if (fuzzyScores.some(Boolean)) return fuzzyScores;
  }
  return scores;
}

/** Returns the minimum score of a text whose name contains all, or nearly all, words of a search. */
export function computeNameScore(text: string, synonyms: Synonyms): number {
  const search = text.slice(0, searchLimits.search);
  return parseQueryTerms(search, isQuoted(search) ? emptySynonyms : synonyms).length * FIELD_SCORES[0] * 8;
}

/** Sums the scores of all terms; texts without one of them score 0. Short names rank first. */
function combineScores(index: SearchIndex, terms: readonly Uint8Array[]): Uint16Array {
  const scores = new Uint16Array(index.size);
  for (let text = 0; text < scores.length; text += 1) {
    let total = 0;
    let nameMatches = 0;
    for (const word of terms) {
      const points = word[text] ?? 0;
      if (points === 0) {
        total = 0;
        break;
      }
      total += points;
      if (points > FIELD_SCORES[0]) nameMatches += 1;
    }
    const share =
      nameMatches === terms.length
        ? Math.min(7, Math.floor((7 * nameMatches) / Math.max(1, index.nameLengths[text] ?? 1)))
        : 0;
    if (total > 0) scores[text] = total * 8 + share;
  }
  return scores;
}

function scoreExactMatches(index: SearchIndex, { forms, others }: QueryTerm): Uint8Array {
  const scores = new Uint8Array(index.size);
  for (const form of forms) addExactMatches(index, form, 0, scores);
  for (const other of others) addPhraseMatches(index, other, SYNONYM_PENALTY, scores);
  return scores;
}

/** Scores the texts that contain a word exactly, also as part of another word. */
function addExactMatches(index: SearchIndex, word: string, penalty: number, scores: Uint8Array): void {
  const { vocabulary, starts } = index;
  for (let at = vocabulary.indexOf(word); at !== -1;) {
    const form = findWordFormAt(index, at);
    const end = vocabulary.indexOf("\n", at);
    const points = at !== starts[form] ? SUBSTRING_SCORE : end === at + word.length ? WHOLE_WORD_SCORE : PREFIX_SCORE;
    addFormScore(index, form, points - penalty, scores);
    at = vocabulary.indexOf(word, end);
  }
}

/** Scores the texts that contain all of some words; the worst match counts. */
function addPhraseMatches(index: SearchIndex, terms: readonly string[], penalty: number, scores: Uint8Array): void {
  const termScores = terms.map((word) => {
    const matches = new Uint8Array(index.size);
    addExactMatches(index, word, penalty, matches);
    return matches;
  });
  for (let text = 0; text < scores.length; text += 1) {
    const lowest = termScores.reduce((min, matches) => Math.min(min, matches[text] ?? 0), 255);
    if (lowest > (scores[text] ?? 0)) scores[text] = lowest;
  }
}

function addFormScore({ offsets, postings }: SearchIndex, form: number, points: number, scores: Uint8Array): void {
  const end = offsets[form + 1] ?? 0;
  for (let at = offsets[form] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const score = (FIELD_SCORES[posting & 3] ?? 0) + points;
    if (score > (scores[posting >>> 2] ?? 0)) scores[posting >>> 2] = score;
  }
}

/** Creates the fuzzy scorer of a term; the vocabulary is scanned once for all stages. */
function createFuzzyScorer(
  index: SearchIndex,
  { forms, parts }: QueryTerm,
  exactScores: Uint8Array,
  synonyms: Synonyms,
): (allowedParts: readonly MatchPart[]) => Uint8Array {
  const fuzzyMatches: { readonly form: number; readonly part: MatchPart }[] = [];
  const phrases: (readonly string[])[] = parts ? [parts] : [];
  for (const word of forms) {
    const letters = countLetters(word);
    // "reloj" has five letters, also with a missing letter.
    if (letters < MIN_TYPO_WORD_LENGTH - 1) continue;
    findFuzzyMatches(index, word, (form, part, text) => {
      if (letters >= MIN_TYPO_WORD_LENGTH || (part === "whole" && countLetters(text) >= MIN_TYPO_WORD_LENGTH))
        fuzzyMatches.push({ form, part });
    });
    if (letters < MIN_TYPO_WORD_LENGTH) continue;
    phrases.push(...splitCompound(index, word));
    for (const [member, others] of synonyms) if (isWithinOneTypo(word, member)) phrases.push(...others);
  }
  return (allowedParts) => {
    const scores = exactScores.slice();
    for (const terms of phrases) addPhraseMatches(index, terms, WHOLE_WORD_SCORE - FUZZY_SCORES.whole, scores);
    for (const { form, part } of fuzzyMatches)
      if (allowedParts.includes(part)) addFormScore(index, form, FUZZY_SCORES[part], scores);
    return scores;
  };
}

/** Splits a compound into two indexed words: "powerbank" also matches "power bank". */
function splitCompound({ vocabulary }: SearchIndex, word: string): readonly (readonly string[])[] {
  const wordSplits = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]);
  return wordSplits.filter((halves) => halves.every((half) => vocabulary.includes(`\n${half}\n`)));
}
