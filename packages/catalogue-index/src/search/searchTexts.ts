import { isQuoted, searchLimits } from "@rewire/domain";
import { findAlmost, type Nearness } from "./findAlmost.ts";
import { isAlmost } from "./isAlmost.ts";
import { formAt, type SearchIndex } from "./SearchIndex.ts";
import { searchedWords, type SearchedWord } from "./searchedWords.ts";
import type { Synonyms } from "./synonyms.ts";

/** What finding a word in a field is worth; the fields do not overlap, however well the word fits. */
const FIELD_WORTH = [40, 16, 4] as const;

/** What it is worth how well a word fits: as a whole, as a beginning, inside; the same with a typo. */
const WHOLE = 12;
const BEGINNING = 10;
const INSIDE = 8;
const NEARLY: Readonly<Record<Nearness, number>> = { whole: 6, beginning: 4, part: 2 };

/** A synonym is worth a little less than the word itself. */
const SYNONYM_COSTS = 1;

/** The highest score there can be, for counting. */
export const highestScore = 16 * (40 + 12) * 8 + 7;

/** Typos are looked for step by step, so that a better guess hides the worse ones. */
const GUESSES: readonly (readonly Nearness[])[] = [["whole"], ["whole", "beginning"], ["whole", "beginning", "part"]];

/** Letters that a word needs for a typo to be forgiven. */
const ENOUGH_LETTERS = 5;

const none: Synonyms = new Map();

const lettersOf = (word: string): number => word.match(/\p{L}/gu)?.length ?? 0;

/**
 * Scores every text for a search: 0 where a word is missing, more where the words fit better. A word in the name counts
 * more than one in the short description or the description, a whole word more than a part of one.
 * When nothing fits exactly, words of five letters and more may hold one typo. A search in quotation marks is meant as it is
 * typed: it takes neither typos nor synonyms.
 * @returns null for a search without words.
 */
export function searchTexts(index: SearchIndex, text: string, synonyms: Synonyms): Uint16Array | null {
  const search = text.slice(0, searchLimits.search);
  const isVerbatim = isQuoted(search);
  const words = searchedWords(search, isVerbatim ? none : synonyms);
  if (words.length === 0) return null;
  const exact = words.map((word) => scoreExactly(index, word));
  const scores = joinWords(index, exact);
  if (isVerbatim || scores.some(Boolean)) return scores;
  const guesses = words.map((word, at) => createGuess(index, word, exact[at] ?? new Uint8Array(index.size), synonyms));
  for (const allowed of GUESSES) {
    const guessed = joinWords(
      index,
      guesses.map((guess) => guess(allowed)),
    );
    if (guessed.some(Boolean)) return guessed;
  }
  return scores;
}

/** Adds up what every word is worth; texts that lack one are out. Names that say little else come first. */
function joinWords(index: SearchIndex, words: readonly Uint8Array[]): Uint16Array {
  const scores = new Uint16Array(index.size);
  for (let text = 0; text < scores.length; text += 1) {
    let total = 0;
    let inName = 0;
    for (const word of words) {
      const worth = word[text] ?? 0;
      if (worth === 0) {
        total = 0;
        break;
      }
      total += worth;
      if (worth > FIELD_WORTH[0]) inName += 1;
    }
    const share =
      inName === words.length ? Math.min(7, Math.floor((7 * inName) / Math.max(1, index.nameLengths[text] ?? 1))) : 0;
    if (total > 0) scores[text] = total * 8 + share;
  }
  return scores;
}

function scoreExactly(index: SearchIndex, { forms, others }: SearchedWord): Uint8Array {
  const scores = new Uint8Array(index.size);
  for (const form of forms) addExact(index, form, 0, scores);
  for (const other of others) addAll(index, other, SYNONYM_COSTS, scores);
  return scores;
}

/** Scores the texts that hold a word exactly, anywhere inside another one too. */
function addExact(index: SearchIndex, word: string, costs: number, scores: Uint8Array): void {
  const { vocabulary, starts } = index;
  for (let at = vocabulary.indexOf(word); at !== -1;) {
    const form = formAt(index, at);
    const end = vocabulary.indexOf("\n", at);
    const worth = at !== starts[form] ? INSIDE : end === at + word.length ? WHOLE : BEGINNING;
    addForm(index, form, worth - costs, scores);
    at = vocabulary.indexOf(word, end);
  }
}

/** Scores the texts that hold all of some words; the one that fits worst counts. */
function addAll(index: SearchIndex, words: readonly string[], costs: number, scores: Uint8Array): void {
  const each = words.map((word) => {
    const found = new Uint8Array(index.size);
    addExact(index, word, costs, found);
    return found;
  });
  for (let text = 0; text < scores.length; text += 1) {
    const worst = each.reduce((least, found) => Math.min(least, found[text] ?? 0), 255);
    if (worst > (scores[text] ?? 0)) scores[text] = worst;
  }
}

function addForm({ offsets, postings }: SearchIndex, form: number, worth: number, scores: Uint8Array): void {
  const end = offsets[form + 1] ?? 0;
  for (let at = offsets[form] ?? 0; at < end; at += 1) {
    const posting = postings[at] ?? 0;
    const score = (FIELD_WORTH[posting & 3] ?? 0) + worth;
    if (score > (scores[posting >>> 2] ?? 0)) scores[posting >>> 2] = score;
  }
}

/** Prepares guesses at a word; the vocabulary is gone through once, whatever is allowed then. */
function createGuess(
  index: SearchIndex,
  { forms, parts }: SearchedWord,
  exact: Uint8Array,
  synonyms: Synonyms,
): (allowed: readonly Nearness[]) => Uint8Array {
  const resembling: { readonly form: number; readonly nearness: Nearness }[] = [];
  const together: (readonly string[])[] = parts ? [parts] : [];
  for (const word of forms) {
    const letters = lettersOf(word);
    // "reloj" has five letters, also where one of them is missing.
    if (letters < ENOUGH_LETTERS - 1) continue;
    findAlmost(index, word, (form, nearness, text) => {
      if (letters >= ENOUGH_LETTERS || (nearness === "whole" && lettersOf(text) >= ENOUGH_LETTERS))
        resembling.push({ form, nearness });
    });
    if (letters < ENOUGH_LETTERS) continue;
    together.push(...twoWordsIn(index, word));
    for (const [member, others] of synonyms) if (isAlmost(word, member)) together.push(...others);
  }
  return (allowed) => {
    const scores = exact.slice();
    for (const words of together) addAll(index, words, WHOLE - NEARLY.whole, scores);
    for (const { form, nearness } of resembling)
      if (allowed.includes(nearness)) addForm(index, form, NEARLY[nearness], scores);
    return scores;
  };
}

/** A missing space is a typo too: "powerbank" is also found as "power bank". */
function twoWordsIn({ vocabulary }: SearchIndex, word: string): readonly (readonly string[])[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => [
    word.slice(0, at + 3),
    word.slice(at + 3),
  ]);
  return cuts.filter((halves) => halves.every((half) => vocabulary.includes(`\n${half}\n`)));
}
