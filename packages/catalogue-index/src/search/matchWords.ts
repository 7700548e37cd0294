import { findWordFormAt, FIELD_BITS, forEachFormFrom, searchFields, type SearchIndex } from "./SearchIndex.ts";
import { stemWord } from "./stemWord.ts";
import { readMeasure } from "./units.ts";

/** Points of a match in each field; a word that occurs in several fields has the points of all of them. */
const FIELD_POINTS: Readonly<Record<(typeof searchFields)[number], number>> = {
  name: 40,
  keywords: 14,
  shortDescription: 10,
  description: 4,
};

/**
 * Weights of the ways in which an indexed word form can match a query word. The points of a field are multiplied by the
 * weight.
 */
export const matchWeights = {
  whole: 12,
  inflected: 11,
  prefix: 7,
  part: 4,
  typo: 3,
  typoInPrefix: 2,
  typoInPart: 1,
} as const;

/** Minimum length of letters that are looked for within words. */
const MIN_PART_LENGTH = 3;

/** Points of each combination of fields. */
const pointsByFields = Uint8Array.from({ length: 1 << FIELD_BITS }, (_, fields) =>
  searchFields.reduce((sum, field, at) => sum + ((fields >> at) & 1 ? FIELD_POINTS[field] : 0), 0),
);

/**
 * Scores of texts for one search term: `points << FLAG_BIT_COUNT | flags`; 0 for texts without the term. The flags say
 * whether the term occurs in the name of the text, and whether it is the name of a group that contains the text.
 */
export type TermScores = Uint16Array;
export const FLAG_BIT_COUNT = 2;
export const NAME_FLAG = 1;
export const GROUP_FLAG = 2;

/**
 * Updates the scores of the texts that contain a word form. If a text already has a higher score, that score is kept.
 */
export const addForm = (index: SearchIndex, form: number, factor: number, scores: TermScores): void =>
  forEachPosting(index, form, (text, fields) => addScore(text, fields, factor, scores));

function addScore(text: number, fields: number, factor: number, scores: TermScores): void {
  const isWord = factor >= matchWeights.inflected - 1 || factor === matchWeights.typo;
  const score = (((pointsByFields[fields] ?? 0) * factor) << FLAG_BIT_COUNT) | (isWord ? fields & NAME_FLAG : 0);
  if (score > (scores[text] ?? 0)) scores[text] = score;
}

/** Calls back with each text that contains a form, and the fields in which it does. */
function forEachPosting(
  { offsets, postings }: SearchIndex,
  form: number,
  report: (text: number, fields: number) => void,
): void {
  const end = offsets[form + 1] ?? 0;
  for (let at = offsets[form] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    report(posting >>> FIELD_BITS, posting & ((1 << FIELD_BITS) - 1));
  }
}

/** Options for matching a query word with the indexed word forms. */
export interface WordMatchOptions {
  /** Whether other forms of the word match, such as its plural. */
  readonly allowsInflections: boolean;
  /** Whether longer words that contain the word match as well. */
  readonly allowsPartialMatch: boolean;
  /** Subtracted from the weight of each match. */
  readonly penalty: number;
}

/** Updates the scores of the texts that match a word. @returns The weight of the best match; 0 if there is no match. */
export function addWord(
  index: SearchIndex,
  word: string,
  { allowsInflections, allowsPartialMatch, penalty }: WordMatchOptions,
  scores: TermScores,
): number {
  let highestWeight = 0;
  const stem = allowsInflections ? stemWord(word) : word;
  const isMeasure = readMeasure(word, "") !== null;
  const inflections: number[] = [];
  let wholeForm = -1;
  const add = (form: number, factor: number) => {
    highestWeight = Math.max(highestWeight, factor);
    addForm(index, form, Math.max(1, factor - penalty), scores);
  };
  forEachFormFrom(index, stem, (form, text) => {
    if (text === word) wholeForm = form;
    else if (allowsInflections && stemWord(text) === stem) inflections.push(form);
    else if (!isMeasure && text.startsWith(word))
      add(form, isNumberPrefix(word, text) ? matchWeights.part : matchWeights.prefix);
  });
  if (wholeForm !== -1) add(wholeForm, matchWeights.whole);
  for (const form of inflections) add(form, matchWeights.inflected);
  if (inflections.length + Number(wholeForm !== -1) > 1)
    addCombinedForms(
      index,
      wholeForm === -1 ? inflections : [wholeForm, ...inflections],
      matchWeights.inflected - penalty,
      scores,
    );
  if (allowsPartialMatch && !isMeasure && word.length >= MIN_PART_LENGTH)
    forEachFormWith(index, word, (form) => add(form, matchWeights.part));
  return highestWeight;
}

/** Adds the texts that have forms of one word in different fields: their points count together. */
function addCombinedForms(index: SearchIndex, forms: readonly number[], factor: number, scores: TermScores): void {
  const fieldsByText = new Uint8Array(index.size);
  for (const form of forms)
    forEachPosting(index, form, (text, fields) => {
      const combinedFields = (fieldsByText[text] ?? 0) | fields;
      fieldsByText[text] = combinedFields;
      if (combinedFields !== fields) addScore(text, combinedFields, factor, scores);
    });
}

/** Returns whether a text continues the number at the end of a word with another digit, such as 14 in 140. */
const isNumberPrefix = (word: string, text: string): boolean => /\d$/.test(word) && /^\d/.test(text.slice(word.length));

/** Calls back with each form that contains a word behind its first letter. */
function forEachFormWith(index: SearchIndex, word: string, report: (form: number) => void): void {
  const { vocabulary, starts } = index;
  for (let at = vocabulary.indexOf(word); at !== -1;) {
    const form = findWordFormAt(index, at);
    const end = vocabulary.indexOf("\n", at);
    if (at !== starts[form]) report(form);
    at = vocabulary.indexOf(word, end);
  }
}

/**
 * Updates the scores of the texts that match all words of a phrase. The score of a text is that of the word with the
 * worst match. @returns Whether any text matches all words.
 */
export function addPhrase(
  index: SearchIndex,
  words: readonly string[],
  matchOptions: WordMatchOptions,
  scores: TermScores,
): boolean {
  const [first = "", ...otherWords] = words;
  if (otherWords.length === 0) return addWord(index, first, matchOptions, scores) > 0;
  const lowestScores = new Uint16Array(index.size);
  if (addWord(index, first, matchOptions, lowestScores) === 0) return false;
  for (const word of otherWords) {
    const matches = new Uint16Array(index.size);
    if (addWord(index, word, matchOptions, matches) === 0) return false;
    for (let text = 0; text < lowestScores.length; text += 1)
      if ((matches[text] ?? 0) < (lowestScores[text] ?? 0)) lowestScores[text] = matches[text] ?? 0;
  }
  let hasMatches = false;
  for (let text = 0; text < lowestScores.length; text += 1) {
    const score = lowestScores[text] ?? 0;
    if (score === 0) continue;
    hasMatches = true;
    if (score > (scores[text] ?? 0)) scores[text] = score;
  }
  return hasMatches;
}
