import type { ProductDraft } from "../draft.ts";
import { seeded } from "../random.ts";
import type { Seeded } from "../random.ts";
import type { CatalogueReview } from "../types.ts";
import {
  closingSentences,
  goods,
  machines,
  previousProducts,
  openingSentences,
  recipients,
  relatives,
  severe,
  severeService,
} from "./general.ts";
import { authorCount, person } from "./people.ts";
import { isPlain, voiceOf } from "./voices.ts";

const firstReviewId = 9000;
/** Number of review ids reserved for each product. */
const reviewsEach = 50;
/** Share of review sentences about the product itself rather than delivery or price. */
const ownShare = 0.72;
const day = 86_400_000;
/** Date of the latest review in Unix milliseconds. */
const latest = Date.UTC(2026, 10, 20, 21);
const earliest = Date.UTC(2025, 4, 22, 6);

/** Returns whether a sentence, such as "!use|Nothing to complain about.", is excluded from mixed reviews. */
const isUnmixed = (sentence: string): boolean => sentence.startsWith("!");
const aspectOf = (sentence: string): string => sentence.slice(isUnmixed(sentence) ? 1 : 0, sentence.indexOf("|"));
const wordsOf = (sentence: string): string => sentence.slice(sentence.indexOf("|") + 1);

type Rating = CatalogueReview["rating"];

const STARS: readonly Rating[] = [5, 4, 3, 2, 1];

/** Shares of 5, 4, 3, 2 and 1 star ratings that result in approximately this mean. */
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
  let draw = source.next() * 100;
  for (const [index, share] of row.entries()) {
    draw -= share;
    if (draw < 0) return STARS[index] ?? 4;
  }
  return 4;
}

/** Shuffled sentences that repeat only after all of them have been used. */
class Deck {
  #cards: string[] = [];
  readonly #all: readonly string[];
  readonly #source: Seeded;

  constructor(all: readonly string[], source: Seeded) {
    this.#all = all;
    this.#source = source;
  }

  /** Returns the next sentence with an unused aspect, if there is one. */
  deal(usedAspects: Set<string>): string | undefined {
    for (let round = 0; round < 2; round += 1) {
      const index = this.#cards.findIndex((card) => !usedAspects.has(aspectOf(card)));
      if (index >= 0) {
        const [card] = this.#cards.splice(index, 1);
        if (card === undefined) return undefined;
        usedAspects.add(aspectOf(card));
        return wordsOf(card);
      }
      this.#cards = this.#source.shuffle(this.#all);
    }
    return undefined;
  }
}

interface SentenceDecks {
  /** Sentences about the product or its family, and general sentences. */
  readonly plus: SentenceQueue;
  /** Praise that is suitable beside a complaint. */
  readonly mixed: SentenceQueue;
  readonly minus: SentenceQueue;
  readonly severe: Deck;
  readonly opener: Deck;
  readonly closer: Readonly<Record<keyof typeof closingSentences, Deck>>;
}

/** Two decks of sentences, the first of which is used more often. */
class SentenceQueue {
  readonly #own: Deck;
  readonly #general: Deck;
  readonly #source: Seeded;

  constructor(own: readonly string[], general: readonly string[], source: Seeded) {
    this.#own = new Deck(own, source);
    this.#general = new Deck(general, source);
    this.#source = source;
  }

  deal(usedAspects: Set<string>): string | undefined {
    const [first, second] = this.#source.chance(ownShare) ? [this.#own, this.#general] : [this.#general, this.#own];
    return first.deal(usedAspects) ?? second.deal(usedAspects);
  }
}

function decksFor(draft: ProductDraft, source: Seeded): SentenceDecks {
  const name = draft.voice ?? draft.categories[0];
  const voice = voiceOf(name);
  const isService = draft.kind !== undefined;
  const silent = new Set([...(draft.silent ?? []), ...(/charger/.test(draft.text[1] ?? "") ? ["-box"] : [])]);
  const sentencesFor = (sentences: readonly string[], sign: "+" | "-"): readonly string[] =>
    sentences.filter((sentence) => !silent.has(aspectOf(sentence)) && !silent.has(sign + aspectOf(sentence)));
  const own = (sentences: readonly string[] | undefined, kind: string): readonly string[] =>
    (sentences ?? []).map((sentence, index) => `own-${kind}-${index}|${sentence}`);
  const asCards = (sentences: readonly string[]): readonly string[] =>
    sentences.map((sentence, index) => `line-${index}|${sentence}`);
  const general = isService ? [] : isPlain(name) ? [goods] : [goods, machines];
  const praise = [...own(draft.praise, "plus"), ...sentencesFor(voice.plus, "+")];
  const generalPraise = general.flatMap(({ plus }) => plus);
  const unmixed = (sentences: readonly string[]): readonly string[] =>
    sentences.filter((sentence) => !isUnmixed(sentence));
  const closing = (kind: keyof typeof closingSentences): Deck =>
    new Deck(
      asCards(
        isService && kind === "low"
          ? closingSentences.low.filter((line) => !/back|30 days/i.test(line))
          : closingSentences[kind],
      ),
      source,
    );
  return {
    plus: new SentenceQueue(praise, generalPraise, source),
    mixed: new SentenceQueue(unmixed(praise), unmixed(generalPraise), source),
    minus: new SentenceQueue(
      [...own(draft.blame, "minus"), ...sentencesFor(voice.minus, "-")],
      general.flatMap(({ minus }) => minus),
      source,
    ),
    severe: new Deck(isService ? severeService : severe, source),
    opener: new Deck(asCards(isService ? [] : openingSentences), source),
    closer: {
      high: closing("high"),
      good: closing("good"),
      but: closing("but"),
      middle: closing("middle"),
      low: closing("low"),
    },
  };
}

function write(rating: Rating, decks: SentenceDecks, source: Seeded): string[] {
  const usedAspects = new Set<string>();
  const pickSentences = (deck: Deck | SentenceQueue, times: number): string[] =>
    Array.from({ length: times }, () => deck.deal(usedAspects)).filter((sentence) => sentence !== undefined);
  const drawMaybe = (probability: number, deck: Deck | SentenceQueue): string[] =>
    source.chance(probability) ? pickSentences(deck, 1) : [];
  const opener = drawMaybe(0.3, decks.opener);
  switch (rating) {
    case 5:
      return [
        ...opener,
        ...pickSentences(decks.plus, source.pick([1, 2, 2, 2, 3, 3])),
        ...drawMaybe(0.4, decks.closer.high),
      ];
    case 4: {
      const praise = pickSentences(decks.mixed, source.pick([1, 1, 2, 2]));
      const complaint = drawMaybe(0.7, decks.minus);
      return [
        ...opener,
        ...praise,
        ...complaint,
        ...drawMaybe(0.5, complaint.length > 0 ? decks.closer.but : decks.closer.good),
      ];
    }
    case 3:
      return source.chance(0.5)
        ? [
            ...opener,
            ...pickSentences(decks.mixed, 1),
            ...pickSentences(decks.minus, 1),
            ...drawMaybe(0.7, decks.closer.middle),
          ]
        : [
            ...opener,
            ...pickSentences(decks.minus, source.int(1, 2)),
            ...pickSentences(decks.mixed, 1),
            ...drawMaybe(0.7, decks.closer.middle),
          ];
    case 2:
      return [
        ...opener,
        ...pickSentences(decks.minus, 2),
        ...drawMaybe(0.45, decks.mixed),
        ...drawMaybe(0.8, decks.closer.low),
      ];
    case 1:
      return [
        ...pickSentences(decks.severe, 1),
        ...pickSentences(decks.minus, source.int(0, 2)),
        ...drawMaybe(0.9, decks.closer.low),
      ];
  }
}

const fill = (sentence: string, source: Seeded): string =>
  sentence
    .replace("{person}", () => source.pick(recipients))
    .replace("{relative}", () => source.pick(relatives))
    .replace("{old}", () => source.pick(previousProducts))
    .replace("{weeks}", () => source.pick(["two", "three", "four", "five", "six", "eight", "ten", "twelve"]));

const upper = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const toHtml = (sentences: readonly string[], source: Seeded): string => {
  const text = sentences.map((sentence) => upper(fill(sentence, source)));
  const split = text.length > 3 && source.chance(0.4) ? source.int(2, text.length - 1) : text.length;
  return [text.slice(0, split), text.slice(split)]
    .filter((part) => part.length > 0)
    .map((part) => `<p>${part.join(" ")}</p>`)
    .join("\n");
};

/** Generates the reviews of a product, newest first, without repeating a text or an author. */
export function writeReviews(draft: ProductDraft, productId: number, published: string): readonly CatalogueReview[] {
  const [count, mean] = draft.reviews;
  const source = seeded(`reviews ${draft.sku}`);
  const decks = decksFor(draft, source);
  const from = Math.max(earliest, Date.parse(published) + 4 * day);
  const dates = Array.from({ length: count }, () => from + Math.floor(source.next() ** 0.8 * (latest - from))).toSorted(
    (left, right) => right - left,
  );
  const usedSentences = new Set<string>();
  const firstPerson = source.int(0, authorCount - 1);
  return dates.map((date, index): CatalogueReview => {
    const rating = rate(mean, source);
    let content = "";
    do content = toHtml(write(rating, decks, source), source);
    while (usedSentences.has(content) || content === "");
    usedSentences.add(content);
    return {
      id: firstReviewId + (productId - 1000) * reviewsEach + (count - 1 - index),
      ...person((firstPerson + index * 37) % authorCount),
      rating,
      content,
      date: new Date(date).toISOString().slice(0, 19).replace("T", " "),
      approved: !source.chance(0.025),
    };
  });
}
