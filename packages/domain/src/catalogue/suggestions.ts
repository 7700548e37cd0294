import type { Money } from "../money/index.ts";
import type { Category, ProductSummary } from "../product/index.ts";
import { foldWord } from "./foldWord.ts";

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

/** So many letters of a text are looked at; no name of a product is as long. */
const MAX_LETTERS = 500;

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
  const letters = firstLetters(text);
  const isMatch = matchedLetters(letters.map(folded), folded(words).split(/\s+/).filter(Boolean));
  // A space between two matches belongs to them, so that one line runs under both.
  letters.forEach((letter, index) => {
    if (letter === " " && isMatch[index - 1] && isMatch[index + 1]) isMatch[index] = true;
  });
  const parts: { text: string; isMatch: boolean }[] = [];
  const add = (piece: string, isPart: boolean) => {
    const last = parts.at(-1);
    if (last?.isMatch === isPart) last.text += piece;
    else parts.push({ text: piece, isMatch: isPart });
  };
  letters.forEach((letter, index) => add(letter, isMatch[index] === true));
  const rest = text.slice(letters.join("").length);
  if (rest !== "") add(rest, false);
  return parts;
}

function firstLetters(text: string): readonly string[] {
  const letters: string[] = [];
  for (const letter of text) {
    if (letters.length === MAX_LETTERS) break;
    letters.push(letter);
  }
  return letters;
}

/** Which letters the words are found in; a letter may be none, or several, once it is folded. */
function matchedLetters(plain: readonly string[], words: readonly string[]): boolean[] {
  const whole = plain.join("");
  const isFound = new Uint8Array(whole.length);
  for (const word of new Set(words)) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      isFound.fill(1, at, at + word.length);
  }
  let start = 0;
  return plain.map((letter) => {
    const isMatch = isFound[start] === 1;
    start += letter.length;
    return isMatch;
  });
}
