import { isQuoted, searchLimits } from "@rewire/domain";
import type { MatchExtent } from "./findFuzzyMatches.ts";
import { FLAG_BIT_COUNT, GROUP_FLAG, NAME_FLAG, type TermScores } from "./matchWords.ts";
import { parseQueryTerms, type QueryTerm } from "./queryTerms.ts";
import { createTypoScorer, scoreTerm, type TextGroupsByName, type SearchContext } from "./scoreTerm.ts";
import type { SearchIndex } from "./SearchIndex.ts";
import type { Synonyms } from "./synonyms/synonyms.ts";

/** Maximum score of a text; the upper bound for counting sort. */
export const MAX_SCORE = 0xffff;

/** Points of a text with all words of the query in its name, multiplied by their share of the name. */
const WHOLE_NAME_POINTS = 600;

/** Further points of a name that consists of the query alone: more than those of a category that the query names. */
const EXACT_NAME_POINTS = 900;

/** Stages of fuzzy search: it ends at the first stage with a match. */
const FUZZY_STAGES: readonly (readonly MatchExtent[])[] = [
  ["whole"],
  ["whole", "beginning"],
  ["whole", "beginning", "part"],
];

/** Synonyms and text groups used by a search in addition to the indexed texts. */
export interface SearchOptions {
  readonly synonyms?: Synonyms | undefined;
  /** Groups of texts that a search may name, such as categories. */
  readonly groups?: TextGroupsByName | undefined;
}

/** Result of a search: the scores of all texts, and the search terms. */
export interface SearchScores {
  /** 0 for a text that lacks a word of the query, higher for better matches. */
  readonly scores: Uint16Array;
  /** 1 for each text that has all words of the query in its name, or belongs to a group that they name. */
  readonly isNamed: Uint8Array;
  /** Whether the texts match only with a typo in the query. */
  readonly hasTypo: boolean;
  /** Terms of the query; compounds as their parts. */
  readonly terms: readonly QueryTerm[];
}

/**
 * Scores all texts for a search query. Texts in a group named in the query rank first, followed by matches in the name,
 * the keywords and the descriptions. Whole words rank before inflected forms and parts of words. If no text matches
 * exactly, words of at least five letters may contain one typo. A query in quotation marks is literal: inflected forms,
 * typos and synonyms do not match.
 * @returns null if the query contains no words.
 */
export function searchTexts(
  index: SearchIndex,
  text: string,
  { synonyms = new Map(), groups = new Map() }: SearchOptions = {},
): SearchScores | null {
  const search = text.slice(0, searchLimits.search);
  const isLiteral = isQuoted(search);
  const context: SearchContext = {
    index,
    isLiteral,
    synonyms: isLiteral ? new Map() : synonyms,
    groups: isLiteral ? new Map() : groups,
    isName: (key) => !isLiteral && groups.has(key),
  };
  const terms = parseQueryTerms(search, context);
  if (terms.length === 0) return null;
  const scoredTerms = terms.map((term) => scoreTerm(context, term));
  const exactScores = scoredTerms.map(({ scores }) => scores);
  const matchedTerms = scoredTerms.flatMap((scoredTerm) => scoredTerm.terms);
  const exactMatches = combineScores(index, exactScores);
  if (isLiteral || exactMatches.scores.some(Boolean)) return { ...exactMatches, hasTypo: false, terms: matchedTerms };
  const typoScorers = terms.map((term, at) =>
    createTypoScorer(context, term, exactScores[at] ?? new Uint16Array(index.size)),
  );
  for (const allowedExtents of FUZZY_STAGES) {
    const typoMatches = combineScores(
      index,
      typoScorers.map((scoreTypos) => scoreTypos(allowedExtents)),
    );
    if (typoMatches.scores.some(Boolean)) return { ...typoMatches, hasTypo: true, terms: matchedTerms };
  }
  return { ...exactMatches, hasTypo: false, terms: matchedTerms };
}

/** Sums the scores of all terms; texts without one of them score 0. Short names rank first. */
function combineScores(index: SearchIndex, terms: readonly TermScores[]): Pick<SearchScores, "scores" | "isNamed"> {
  const scores = new Uint16Array(index.size);
  const isNamed = new Uint8Array(index.size);
  for (let text = 0; text < scores.length; text += 1) {
    let total = 0;
    let isInName = true;
    let areAllTermsInName = true;
    for (const term of terms) {
      const score = term[text] ?? 0;
      if (score === 0) {
        total = 0;
        break;
      }
      total += score >>> FLAG_BIT_COUNT;
      isInName &&= (score & NAME_FLAG) !== 0;
      areAllTermsInName &&= (score & (NAME_FLAG | GROUP_FLAG)) !== 0;
    }
    if (total === 0) continue;
    const nameMatchRatio = isInName ? Math.min(1, terms.length / Math.max(1, index.nameLengths[text] ?? 1)) : 0;
    const namePoints = WHOLE_NAME_POINTS * nameMatchRatio + (nameMatchRatio === 1 ? EXACT_NAME_POINTS : 0);
    scores[text] = Math.min(MAX_SCORE, total + Math.round(namePoints));
    isNamed[text] = areAllTermsInName ? 1 : 0;
  }
  return { scores, isNamed };
}
