import {
  addForm,
  addPhrase,
  addWord,
  FLAG_BIT_COUNT,
  GROUP_FLAG,
  NAME_FLAG,
  matchWeights,
  type TermScores,
} from "./matchWords.ts";
import { findFuzzyMatches, type MatchExtent } from "./findFuzzyMatches.ts";
import { isWithinOneTypo } from "./isWithinOneTypo.ts";
import { parseQueryTerms, type QueryTerm, type Vocabulary } from "./queryTerms.ts";
import { forEachFormFrom, type SearchIndex } from "./SearchIndex.ts";
import { stemWord } from "./stemWord.ts";
import { toPhraseKey } from "./synonyms/synonyms.ts";

/** Texts that belong to the same named group, such as a category. */
export interface TextGroup {
  readonly texts: Uint32Array;
  /** Points of each text if a search contains the name. */
  readonly points: number;
}

/** Groups of texts, by the phrase key of the group name. */
export type TextGroupsByName = ReadonlyMap<string, readonly TextGroup[]>;

/** Index, groups and synonyms in which search terms are looked up. */
export interface SearchContext extends Vocabulary {
  readonly index: SearchIndex;
  readonly groups: TextGroupsByName;
  /** Whether words match only as they are written. */
  readonly isLiteral: boolean;
}

/** Quality subtracted for a match by synonym. */
const SYNONYM_PENALTY = 1;

/** Share of its points that a name has where it is written with a typo. */
const TYPO_SCORE_RATIO = 0.25;

/** Share of the points of its parts that a compound has. */
const COMPOUND_SCORE_RATIO = 0.75;

/** Minimum length of the parts of a compound, and letters that may join them. */
const MIN_COMPOUND_PART_LENGTH = 3;
const JOINING_LETTERS_PATTERN = /(?:s|n|en|er|es)$/;

/** Names with a model number, written without a space, whose number has one or two letters: "nordlysn3". */
const MODEL_PATTERNS = [/^(\p{L}{2,})(\p{L}\d+)$/u, /^(\p{L}{2,})(\p{L}{2}\d+)$/u];

/** Scores of a term, with the terms that it stands for. */
interface ScoredTerm {
  readonly scores: TermScores;
  /** The term, or its parts where those are in the texts. */
  readonly terms: readonly QueryTerm[];
}

/**
 * Scores the texts that contain a term or a synonym of the term. If no text contains either as a word, the parts of the
 * term are scored instead.
 */
export function scoreTerm(context: SearchContext, term: QueryTerm): ScoredTerm {
  const { scores, isWord } = scoreWords(context, term);
  if (context.isLiteral || isWord) return { scores, terms: [term] };
  // First the model's parts, which are known: "nordlysn" of the split "nordlysn" and "3" would be taken for a typo.
  for (const words of [...listModelParts(context, term), ...term.splits, ...listCompoundParts(context, term)]) {
    const terms = parseQueryTerms(words.join(" "), context);
    const partScores = terms.map((part) => scoreWords(context, part).scores);
    if (terms.length === 0 || partScores.some((part) => !part.some(Boolean))) continue;
    const compoundScores = scores.map((score, text) => Math.max(score, combineParts(partScores, text)));
    if (compoundScores.some((score, text) => score > (scores[text] ?? 0))) return { scores: compoundScores, terms };
  }
  return { scores, terms: [term] };
}

/** Returns the score of a text that has all parts of a compound; 0 for another. */
function combineParts(partScores: readonly TermScores[], text: number): number {
  let sum = 0;
  let flags = NAME_FLAG | GROUP_FLAG;
  for (const scores of partScores) {
    const score = scores[text] ?? 0;
    if (score === 0) return 0;
    sum += score >>> FLAG_BIT_COUNT;
    flags &= score;
  }
  return (Math.max(1, Math.round((sum / partScores.length) * COMPOUND_SCORE_RATIO)) << FLAG_BIT_COUNT) | flags;
}

/**
 * Scores the texts with the words of a term or with a synonym, and those of the groups that it names. `isWord` is false
 * if the term is at most a part of other words.
 */
function scoreWords(
  { index, groups, isLiteral }: SearchContext,
  { forms, phrase, synonyms }: QueryTerm,
): { readonly scores: TermScores; readonly isWord: boolean } {
  const scores = new Uint16Array(index.size);
  const allowsInflections = !isLiteral;
  let isWord = false;
  for (const form of forms)
    if (addWord(index, form, { allowsInflections, allowsPartialMatch: true, penalty: 0 }, scores) > matchWeights.part)
      isWord = true;
  const matchOptions = { allowsInflections, allowsPartialMatch: false };
  if (forms.length === 0 && addPhrase(index, phrase, { ...matchOptions, penalty: 0 }, scores)) isWord = true;
  if (isLiteral) return { scores, isWord };
  for (const words of synonyms)
    if (addPhrase(index, words, { ...matchOptions, penalty: SYNONYM_PENALTY }, scores)) isWord = true;
  if (addGroups(groups, new Set([phrase, ...synonyms].map(toPhraseKey)), scores)) isWord = true;
  return { scores, isWord };
}

/**
 * Adds the points of groups with any of some names; each text has the points of one. @returns Whether there are any.
 */
function addGroups(groups: TextGroupsByName, keys: Iterable<string>, scores: TermScores, share = 1): boolean {
  const lists = [...keys].flatMap((key) => groups.get(key) ?? []);
  if (lists.length === 0) return false;
  const addedFlags = new Uint8Array(scores.length);
  for (const { texts, points } of lists.toSorted((a, b) => b.points - a.points)) {
    const addedScore = Math.round(points * share) << FLAG_BIT_COUNT;
    for (const text of texts) {
      if (addedFlags[text] === 1) continue;
      addedFlags[text] = 1;
      scores[text] = ((scores[text] ?? 0) + addedScore) | GROUP_FLAG;
    }
  }
  return true;
}

/**
 * Lists the ways to take a word apart into a known name and a known model number with letters of its own: "nordlysn3" is
 * "nordlys" and "n3". Names and numbers such as "halden7" are among the splits of the term.
 */
function listModelParts(context: SearchContext, { forms }: QueryTerm): readonly (readonly string[])[] {
  return forms
    .flatMap((word) => MODEL_PATTERNS.map((pattern) => pattern.exec(word)?.slice(1) ?? []))
    .filter((parts) => parts.length > 0 && parts.every((part) => isKnown(context, part)));
}

/** Lists the ways to take a word apart into two known words: "powerbank", "Seniorenhandy". */
function listCompoundParts(context: SearchContext, { forms }: QueryTerm): readonly (readonly string[])[] {
  return forms.flatMap((word) =>
    Array.from({ length: Math.max(0, word.length - MIN_COMPOUND_PART_LENGTH * 2 + 1) }, (_, at) => {
      const splitIndex = word.length - MIN_COMPOUND_PART_LENGTH - at;
      const headWord = word.slice(splitIndex);
      if (!isKnown(context, headWord)) return null;
      const start = word.slice(0, splitIndex);
      const modifier = [start, start.replace(JOINING_LETTERS_PATTERN, "")].find(
        (part) => part.length >= MIN_COMPOUND_PART_LENGTH && isKnown(context, part),
      );
      return modifier === undefined ? null : [modifier, headWord];
    }).filter((parts) => parts !== null),
  );
}

/** Returns whether a word, in any of its forms, is in a text, has a synonym, or is a name. */
function isKnown({ index, synonyms, isName }: SearchContext, word: string): boolean {
  const stem = stemWord(word);
  if (synonyms.has(stem) || isName(stem)) return true;
  let isInText = false;
  forEachFormFrom(index, stem, (_, text) => {
    isInText ||= stemWord(text) === stem;
  });
  return isInText;
}

/** Minimum length of a word with a tolerated typo. */
const MIN_TYPO_WORD_LENGTH = 5;

const typoWeights: Readonly<Record<MatchExtent, number>> = {
  whole: matchWeights.typo,
  beginning: matchWeights.typoInPrefix,
  part: matchWeights.typoInPart,
};

const countLetters = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0;

/**
 * Creates a function that adds the scores of texts that match a term with one typo to the exact scores. The function's
 * argument limits how much of an indexed word must match. The vocabulary is scanned once, when the function is created.
 */
export function createTypoScorer(
  context: SearchContext,
  { forms }: QueryTerm,
  exactScores: TermScores,
): (allowedExtents: readonly MatchExtent[]) => TermScores {
  const { index, synonyms, groups } = context;
  const fuzzyMatches: { readonly form: number; readonly part: MatchExtent }[] = [];
  const phrases: (readonly string[])[] = [];
  const groupKeys: string[] = [];
  for (const word of forms) {
    const letters = countLetters(word);
    // "reloj" has five letters, also with a missing letter.
    if (letters < MIN_TYPO_WORD_LENGTH - 1) continue;
    findFuzzyMatches(index, word, (form, part, text) => {
      if (letters >= MIN_TYPO_WORD_LENGTH || (part === "whole" && countLetters(text) >= MIN_TYPO_WORD_LENGTH))
        fuzzyMatches.push({ form, part });
    });
    if (letters < MIN_TYPO_WORD_LENGTH) continue;
    const stem = stemWord(word);
    const isSimilarWord = (key: string) => isWithinOneTypo(word, key) || isWithinOneTypo(stem, key);
    for (const [key, synonymPhrases] of synonyms) if (isSimilarWord(key)) phrases.push(...synonymPhrases);
    for (const key of groups.keys()) if (isSimilarWord(key)) groupKeys.push(key);
  }
  groupKeys.push(...phrases.map(toPhraseKey));
  const matchOptions = {
    allowsInflections: true,
    allowsPartialMatch: false,
    penalty: matchWeights.whole - matchWeights.typo,
  };
  return (allowedExtents) => {
    const scores = exactScores.slice();
    for (const words of phrases) addPhrase(index, words, matchOptions, scores);
    for (const { form, part } of fuzzyMatches)
      if (allowedExtents.includes(part)) addForm(index, form, typoWeights[part], scores);
    addGroups(groups, new Set(groupKeys), scores, TYPO_SCORE_RATIO);
    return scores;
  };
}
