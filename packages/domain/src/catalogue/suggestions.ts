import type { Money } from "../money/index.ts";
import type { Category, ProductSummary } from "../product/index.ts";
import { foldWord } from "./foldWord.ts";

/** Search suggestion for a repair, with its price. */
export interface RepairSuggestion {
  /** Slug of the repair's product. */
  readonly slug: string;
  readonly name: string;
  readonly price: Money | null;
  /** Whether the price is a minimum. */
  readonly isFrom?: boolean | undefined;
  /** Whether the price is that of the diagnosis alone. */
  readonly isCheck?: true | undefined;
}

/** Suggestions for a search while it is being typed, best matches first. */
export interface SearchSuggestions {
  readonly products: readonly ProductSummary[];
  readonly categories: readonly Pick<Category, "slug" | "name" | "count">[];
  readonly repairs?: readonly RepairSuggestion[] | undefined;
  /** Corrected search; null if nothing was corrected. */
  readonly correctedTo?: string | null | undefined;
  /** Number of products that the full search would return; null if unknown. */
  readonly total?: number | undefined;
}

/** Maximum number of search suggestions in total. */
export const MAX_SUGGESTIONS = 8;

/** Limits suggestions to {@link MAX_SUGGESTIONS} in total, with at most two repairs and two categories. */
export function limitSuggestions({ products, repairs = [], categories }: SearchSuggestions) {
  const topRepairs = repairs.slice(0, 2);
  const topCategories = categories.slice(0, 2);
  const remainingCount = MAX_SUGGESTIONS - topRepairs.length - topCategories.length;
  return { products: products.slice(0, remainingCount), repairs: topRepairs, categories: topCategories };
}

/** Maximum length of a string to match; no product name is as long. */
const MAX_MATCHED_LETTERS = 500;

/** Folded as in the search index. */
const foldLetters = (text: string): string => foldWord(text)[0] ?? "";

/** Part of a string, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Splits a string into parts that match the words of a search and parts that do not, ignoring case and accents. For
 * example, `splitByMatch("Écouteurs Loom", "ecout")` returns the match "Écout" and the rest "eurs Loom".
 */
export function splitByMatch(text: string, query: string): readonly TextPart[] {
  const letters = listLetters(text);
  const isMatch = markMatchedLetters(letters.map(foldLetters), foldLetters(query).split(/\s+/).filter(Boolean));
  // A space between two matches counts as a match, so that both are underlined together.
  letters.forEach((letter, index) => {
    if (letter === " " && isMatch[index - 1] && isMatch[index + 1]) isMatch[index] = true;
  });
  const parts: { text: string; isMatch: boolean }[] = [];
  const addPart = (partText: string, isMatchedPart: boolean) => {
    const lastPart = parts.at(-1);
    if (lastPart?.isMatch === isMatchedPart) lastPart.text += partText;
    else parts.push({ text: partText, isMatch: isMatchedPart });
  };
  letters.forEach((letter, index) => addPart(letter, isMatch[index] === true));
  const rest = text.slice(letters.join("").length);
  if (rest !== "") addPart(rest, false);
  return parts;
}

function listLetters(text: string): readonly string[] {
  const letters: string[] = [];
  for (const letter of text) {
    if (letters.length === MAX_MATCHED_LETTERS) break;
    letters.push(letter);
  }
  return letters;
}

/** Marks the letters that match a term; a letter may fold to none or several. */
function markMatchedLetters(foldedLetters: readonly string[], terms: readonly string[]): boolean[] {
  const joinedText = foldedLetters.join("");
  const matchFlags = new Uint8Array(joinedText.length);
  for (const word of new Set(terms)) {
    for (
      let matchIndex = joinedText.indexOf(word);
      matchIndex >= 0;
      matchIndex = joinedText.indexOf(word, matchIndex + word.length)
    )
      matchFlags.fill(1, matchIndex, matchIndex + word.length);
  }
  let start = 0;
  return foldedLetters.map((letter) => {
    const isMatch = matchFlags[start] === 1;
    start += letter.length;
    return isMatch;
  });
}
