import type { ProductDraft } from "../draft.ts";
import { seeded } from "../random.ts";
import type { Seeded } from "../random.ts";
import type { CatalogueReview } from "../types.ts";
import { closers, goods, olds, openers, persons } from "./general.ts";
import { peopleCount, person } from "./people.ts";
import { voiceOf } from "./voices.ts";

const firstReviewId = 9000;
/** Review ids set aside for each product. */
const reviewsEach = 50;
const day = 86_400_000;
/** The catalogue was photographed on this day: no review is younger. */
const latest = Date.UTC(2026, 10, 20, 21);
const earliest = Date.UTC(2025, 4, 22, 6);

/** "!use|Nothing to complain about." is for people who indeed complain about nothing. */
const isUnmixed = (sentence: string): boolean => sentence.startsWith("!");
const aspectOf = (sentence: string): string => sentence.slice(isUnmixed(sentence) ? 1 : 0, sentence.indexOf("|"));
const wordsOf = (sentence: string): string => sentence.slice(sentence.indexOf("|") + 1);

type Rating = CatalogueReview["rating"];

/** Shares of 5, 4, 3, 2 and 1 stars that give about this mean. */
const shares: readonly (readonly [mean: number, shares: readonly number[]])[] = [
  [4.8, [84, 13, 2, 1, 0]],
  [4.6, [70, 21, 6, 2, 1]],
  [4.4, [58, 28, 9, 3, 2]],
  [4.2, [49, 31, 12, 5, 3]],
  [4.0, [41, 33, 15, 7, 4]],
  [3.6, [28, 31, 23, 11, 7]],
  [3.1, [17, 23, 27, 19, 14]],
];

function rate(mean: number, source: Seeded): Rating {
  const [, row] = shares.reduce((best, entry) => (Math.abs(entry[0] - mean) < Math.abs(best[0] - mean) ? entry : best));
  let drawn = source.next() * 100;
  for (const [index, share] of row.entries()) {
    drawn -= share;
    if (drawn < 0) return (5 - index) as Rating;
  }
  return 4;
}

/** Sentences dealt like cards: none comes back before all have been said. */
class Deck {
  #cards: string[] = [];
  readonly #all: readonly string[];
  readonly #source: Seeded;

  constructor(all: readonly string[], source: Seeded) {
    this.#all = all;
    this.#source = source;
  }

  /** The next sentence whose aspect is still free, if there is one. */
  deal(taken: Set<string>): string | undefined {
    for (let round = 0; round < 2; round += 1) {
      const found = this.#cards.findIndex((card) => !taken.has(aspectOf(card)));
      if (found >= 0) {
        const [card] = this.#cards.splice(found, 1);
        if (card === undefined) return undefined;
        taken.add(aspectOf(card));
        return wordsOf(card);
      }
      this.#cards = this.#source.shuffle(this.#all);
    }
    return undefined;
  }
}

interface Decks {
  readonly plus: Deck;
  /** The praise that may stand beside a complaint. */
  readonly mixed: Deck;
  readonly minus: Deck;
  readonly opener: Deck;
  readonly closer: Readonly<Record<keyof typeof closers, Deck>>;
}

function decksFor(draft: ProductDraft, source: Seeded): Decks {
  const [category] = draft.categories;
  const voice = voiceOf(draft.voice ?? category);
  const own = (sentences: readonly string[] | undefined, kind: string): readonly string[] => (sentences ?? []).map((sentence, index) => `own-${kind}-${index}|${sentence}`);
  const general = draft.kind === undefined ? goods : { plus: [], minus: [] };
  const asCards = (sentences: readonly string[]): readonly string[] => sentences.map((sentence, index) => `line-${index}|${sentence}`);
  const praise = [...own(draft.praise, "plus"), ...voice.plus, ...general.plus];
  return {
    plus: new Deck(praise, source),
    mixed: new Deck(praise.filter((sentence) => !isUnmixed(sentence)), source),
    minus: new Deck([...own(draft.blame, "minus"), ...voice.minus, ...general.minus], source),
    opener: new Deck(asCards(draft.kind === undefined ? openers : []), source),
    closer: { high: new Deck(asCards(closers.high), source), good: new Deck(asCards(closers.good), source), middle: new Deck(asCards(closers.middle), source), low: new Deck(asCards(draft.kind === undefined ? closers.low : closers.low.filter((line) => !/back|30 days/i.test(line))), source) },
  };
}

function write(rating: Rating, decks: Decks, source: Seeded): string[] {
  const taken = new Set<string>();
  const say = (deck: Deck, times: number): string[] => Array.from({ length: times }, () => deck.deal(taken)).filter((sentence) => sentence !== undefined);
  const maybe = (probability: number, deck: Deck): string[] => (source.chance(probability) ? say(deck, 1) : []);
  const free = new Set<string>();
  const loose = (probability: number, deck: Deck): string[] => {
    const line = source.chance(probability) ? deck.deal(free) : undefined;
    return line === undefined ? [] : [line];
  };
  const opener = loose(0.32, decks.opener);
  switch (rating) {
    case 5: return [...opener, ...say(decks.plus, source.pick([1, 2, 2, 2, 3, 3])), ...loose(0.4, decks.closer.high)];
    case 4: return [...opener, ...say(decks.mixed, source.pick([1, 1, 2, 2])), ...maybe(0.7, decks.minus), ...loose(0.5, decks.closer.good)];
    case 3: return source.chance(0.5)
      ? [...opener, ...say(decks.mixed, 1), ...say(decks.minus, 1), ...loose(0.7, decks.closer.middle)]
      : [...opener, ...say(decks.minus, source.int(1, 2)), ...say(decks.mixed, 1), ...loose(0.7, decks.closer.middle)];
    case 2: return [...opener, ...say(decks.minus, 2), ...maybe(0.45, decks.mixed), ...loose(0.8, decks.closer.low)];
    case 1: return [...say(decks.minus, source.int(2, 3)), ...loose(0.95, decks.closer.low)];
  }
}

const fill = (sentence: string, source: Seeded): string =>
  sentence
    .replace("{person}", () => source.pick(persons))
    .replace("{old}", () => source.pick(olds))
    .replace("{weeks}", () => source.pick(["two", "three", "four", "five", "six", "eight", "ten", "twelve"]));

const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const toHtml = (sentences: readonly string[], source: Seeded): string => {
  const words = sentences.map((sentence) => upper(fill(sentence, source)));
  const split = words.length > 3 && source.chance(0.4) ? source.int(2, words.length - 1) : words.length;
  return [words.slice(0, split), words.slice(split)].filter((part) => part.length > 0).map((part) => `<p>${part.join(" ")}</p>`).join("\n");
};

/** What people wrote about a product, newest first; no text and no person twice within it. */
export function writeReviews(draft: ProductDraft, productId: number, published: string): readonly CatalogueReview[] {
  const [count, mean] = draft.reviews;
  const source = seeded(`reviews ${draft.sku}`);
  const decks = decksFor(draft, source);
  const from = Math.max(earliest, Date.parse(published) + 4 * day);
  const dates = Array.from({ length: count }, () => from + Math.floor(source.next() ** 0.8 * (latest - from))).toSorted((left, right) => right - left);
  const said = new Set<string>();
  const firstPerson = source.int(0, peopleCount - 1);
  return dates.map((date, index): CatalogueReview => {
    const rating = rate(mean, source);
    let content = "";
    do content = toHtml(write(rating, decks, source), source);
    while (said.has(content) || content === "");
    said.add(content);
    return {
      id: firstReviewId + (productId - 1000) * reviewsEach + (count - 1 - index),
      ...person((firstPerson + index * 37) % peopleCount),
      rating,
      content,
      date: new Date(date).toISOString().slice(0, 19).replace("T", " "),
      approved: !source.chance(0.025),
    };
  });
}
