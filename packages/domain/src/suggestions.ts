import type { Money } from "./money.ts";
import type { Category, ProductSummary } from "./product.ts";
import { foldWord } from "./search/foldWord.ts";

/** A repair beside the products of a search: "Nordlys N3", "screen". */
export interface RepairSuggestion {
  /** Of the repair's product. */
  readonly slug: string;
  readonly name: string;
  readonly price: Money | null;
}

/** What a search offers while it is being typed; the best first. */
export interface SearchSuggestions {
  readonly products: readonly ProductSummary[];
  readonly categories: readonly Pick<Category, "slug" | "name" | "count">[];
  readonly repairs?: readonly RepairSuggestion[] | undefined;
  /** The words that were looked for instead; null where nothing had to be mended. */
  readonly correctedTo?: string | null | undefined;
  /** Products that the whole search would find, where that is known. */
  readonly total?: number | undefined;
}

/** Rows that a list of suggestions holds at most. */
export const mostSuggestions = 8;

/**
 * Shares the rows out: repairs and categories get two each at most, products what is left.
 * Never more than {@link mostSuggestions} in all.
 */
export function fitSuggestions({ products, repairs = [], categories }: SearchSuggestions) {
  const twoRepairs = repairs.slice(0, 2);
  const twoCategories = categories.slice(0, 2);
  const room = mostSuggestions - twoRepairs.length - twoCategories.length;
  return { products: products.slice(0, room), repairs: twoRepairs, categories: twoCategories };
}

/** As the search sees it. */
const folded = (text: string): string => foldWord(text)[0] ?? "";

/** A piece of a text, and whether a search found it. */
export interface MatchedPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/**
 * Cuts a text where the words of a search are found in it; case and accents do not matter.
 * `matchParts("Écouteurs Loom", "ecout")` gives "Écout" found and "eurs Loom" not.
 */
export function matchParts(text: string, words: string): readonly MatchedPart[] {
  const letters = Array.from(text);
  const plain = letters.map(folded);
  const starts = plain.map((_, index) => plain.slice(0, index).join("").length);
  const whole = plain.join("");
  const found = letters.map(() => false);
  for (const word of new Set(folded(words).split(/\s+/).filter(Boolean))) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      starts.forEach((start, index) => {
        if (start >= at && start < at + word.length) found[index] = true;
      });
    }
  }
  // A space between two matches belongs to them, so that one line runs under both.
  letters.forEach((letter, index) => {
    if (letter === " " && found[index - 1] && found[index + 1]) found[index] = true;
  });
  const parts: { text: string; isMatch: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isMatch = found[index] === true;
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  });
  return parts;
}
