import type { ProductDraft } from "../draft.ts";
import { createSeededRandom } from "../random.ts";
import type { SeededRandom } from "../random.ts";
import type { CatalogueReview } from "../types.ts";
import {
  closingSentences,
  generalProductSentences,
  generalDeviceSentences,
  previousProducts,
  openingSentences,
  recipients,
  giftRecipients,
  severeComplaints,
  severeServiceComplaints,
} from "./general.ts";
import { authorCount, createReviewAuthor } from "./people.ts";
import { isNonElectronic, getReviewSentences } from "./sentencesByFamily.ts";

const firstReviewId = 9000;
/** Number of review ids reserved for each product. */
const MAX_REVIEWS_PER_PRODUCT = 50;
/** Share of review sentences about the product itself rather than delivery or price. */
const productSentenceShare = 0.72;
const day = 86_400_000;
/** Date of the latest review in Unix milliseconds. */
const latestReviewTime = Date.UTC(2026, 10, 20, 21);
const earliestReviewTime = Date.UTC(2025, 4, 22, 6);

/** Returns whether a sentence, such as "!use|Nothing to complain about.", is excluded from mixed reviews. */
const isStandaloneSentence = (sentence: string): boolean => sentence.startsWith("!");
const getAspect = (sentence: string): string =>
  sentence.slice(isStandaloneSentence(sentence) ? 1 : 0, sentence.indexOf("|"));
const getSentenceText = (sentence: string): string => sentence.slice(sentence.indexOf("|") + 1);

type Rating = CatalogueReview["rating"];

const STARS: readonly Rating[] = [5, 4, 3, 2, 1];

/** Shares of 5, 4, 3, 2 and 1 star ratings that result in approximately this mean. */
const ratingDistributions: readonly (readonly [mean: number, shares: readonly number[]])[] = [
  [4.8, [84, 13, 2, 1, 0]],
  [4.6, [70, 21, 6, 2, 1]],
  [4.4, [58, 28, 9, 3, 2]],
  [4.2, [49, 31, 12, 5, 3]],
  [4.0, [41, 33, 15, 7, 4]],
  [3.6, [28, 31, 23, 11, 7]],
  [3.1, [17, 23, 27, 19, 14]],
];

function pickRating(meanRating: number, random: SeededRandom): Rating {
  const [, row] = ratingDistributions.reduce((closestDistribution, entry) =>
    Math.abs(entry[0] - meanRating) < Math.abs(closestDistribution[0] - meanRating) ? entry : closestDistribution,
  );
  let randomPercentage = random.next() * 100;
  for (const [index, ratingShare] of row.entries()) {
    randomPercentage -= ratingShare;
    if (randomPercentage < 0) return STARS[index] ?? 4;
  }
  return 4;
}

/** Shuffled sentences that repeat only after all of them have been used. */
class SentencePool {
  #remaining: string[] = [];
  readonly #all: readonly string[];
  readonly #random: SeededRandom;

  constructor(allSentences: readonly string[], random: SeededRandom) {
    this.#all = allSentences;
    this.#random = random;
  }

  /** Returns the next sentence with an unused aspect, if there is one. */
  takeSentence(usedAspects: Set<string>): string | undefined {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const index = this.#remaining.findIndex((candidate) => !usedAspects.has(getAspect(candidate)));
      if (index >= 0) {
        const [candidate] = this.#remaining.splice(index, 1);
        if (candidate === undefined) return undefined;
        usedAspects.add(getAspect(candidate));
        return getSentenceText(candidate);
      }
      this.#remaining = this.#random.shuffle(this.#all);
    }
    return undefined;
  }
}

interface SentencePools {
  /** Sentences about the product or its family, and general sentences. */
  readonly plus: SentenceQueue;
  /** Praise that is suitable beside a complaint. */
  readonly mixed: SentenceQueue;
  readonly minus: SentenceQueue;
  readonly severe: SentencePool;
  readonly opener: SentencePool;
  readonly closer: Readonly<Record<keyof typeof closingSentences, SentencePool>>;
}

/** Two pools of sentences, the first of which is used more often. */
class SentenceQueue {
  readonly #own: SentencePool;
  readonly #general: SentencePool;
  readonly #random: SeededRandom;

  constructor(ownSentences: readonly string[], generalSentences: readonly string[], random: SeededRandom) {
    this.#own = new SentencePool(ownSentences, random);
    this.#general = new SentencePool(generalSentences, random);
    this.#random = random;
  }

  takeSentence(usedAspects: Set<string>): string | undefined {
    const [first, second] = this.#random.chance(productSentenceShare)
      ? [this.#own, this.#general]
      : [this.#general, this.#own];
    return first.takeSentence(usedAspects) ?? second.takeSentence(usedAspects);
  }
}

function createSentencePools(draft: ProductDraft, random: SeededRandom): SentencePools {
  const name = draft.sentenceFamily ?? draft.categories[0];
  const familySentences = getReviewSentences(name);
  const isService = draft.kind !== undefined;
  const excludedAspects = new Set([...(draft.silent ?? []), ...(/charger/.test(draft.text[1] ?? "") ? ["-box"] : [])]);
  const excludeAspects = (sentences: readonly string[], sign: "+" | "-"): readonly string[] =>
    sentences.filter(
      (sentence) => !excludedAspects.has(getAspect(sentence)) && !excludedAspects.has(sign + getAspect(sentence)),
    );
  const tagProductSentences = (sentences: readonly string[] | undefined, kind: string): readonly string[] =>
    (sentences ?? []).map((sentence, index) => `own-${kind}-${index}|${sentence}`);
  const tagPoolSentences = (sentences: readonly string[]): readonly string[] =>
    sentences.map((sentence, index) => `line-${index}|${sentence}`);
  const generalSentenceSets = isService
    ? []
    : isNonElectronic(name)
      ? [generalProductSentences]
      : [generalProductSentences, generalDeviceSentences];
  const praise = [...tagProductSentences(draft.praise, "plus"), ...excludeAspects(familySentences.plus, "+")];
  const generalPraise = generalSentenceSets.flatMap(({ plus: positiveSentences }) => positiveSentences);
  const excludeStandaloneSentences = (sentences: readonly string[]): readonly string[] =>
    sentences.filter((sentence) => !isStandaloneSentence(sentence));
  const createClosingPool = (kind: keyof typeof closingSentences): SentencePool =>
    new SentencePool(
      tagPoolSentences(
        isService && kind === "low"
          ? closingSentences.low.filter((line) => !/back|30 days/i.test(line))
          : closingSentences[kind],
      ),
      random,
    );
  return {
    plus: new SentenceQueue(praise, generalPraise, random),
    mixed: new SentenceQueue(excludeStandaloneSentences(praise), excludeStandaloneSentences(generalPraise), random),
    minus: new SentenceQueue(
      [...tagProductSentences(draft.blame, "minus"), ...excludeAspects(familySentences.minus, "-")],
      generalSentenceSets.flatMap(({ minus: negativeSentences }) => negativeSentences),
      random,
    ),
    severe: new SentencePool(isService ? severeServiceComplaints : severeComplaints, random),
    opener: new SentencePool(tagPoolSentences(isService ? [] : openingSentences), random),
    closer: {
      high: createClosingPool("high"),
      good: createClosingPool("good"),
      but: createClosingPool("but"),
      middle: createClosingPool("middle"),
      low: createClosingPool("low"),
    },
  };
}

function composeReview(rating: Rating, pools: SentencePools, random: SeededRandom): string[] {
  const usedAspects = new Set<string>();
  const pickSentences = (sentencePool: SentencePool | SentenceQueue, times: number): string[] =>
    Array.from({ length: times }, () => sentencePool.takeSentence(usedAspects)).filter(
      (sentence) => sentence !== undefined,
    );
  const pickOptionalSentence = (probability: number, pool: SentencePool | SentenceQueue): string[] =>
    random.chance(probability) ? pickSentences(pool, 1) : [];
  const introSentences = pickOptionalSentence(0.3, pools.opener);
  switch (rating) {
    case 5:
      return [
        ...introSentences,
        ...pickSentences(pools.plus, random.pick([1, 2, 2, 2, 3, 3])),
        ...pickOptionalSentence(0.4, pools.closer.high),
      ];
    case 4: {
      const praise = pickSentences(pools.mixed, random.pick([1, 1, 2, 2]));
      const complaints = pickOptionalSentence(0.7, pools.minus);
      return [
        ...introSentences,
        ...praise,
        ...complaints,
        ...pickOptionalSentence(0.5, complaints.length > 0 ? pools.closer.but : pools.closer.good),
      ];
    }
    case 3:
      return random.chance(0.5)
        ? [
            ...introSentences,
            ...pickSentences(pools.mixed, 1),
            ...pickSentences(pools.minus, 1),
            ...pickOptionalSentence(0.7, pools.closer.middle),
          ]
        : [
            ...introSentences,
            ...pickSentences(pools.minus, random.int(1, 2)),
            ...pickSentences(pools.mixed, 1),
            ...pickOptionalSentence(0.7, pools.closer.middle),
          ];
    case 2:
      return [
        ...introSentences,
        ...pickSentences(pools.minus, 2),
        ...pickOptionalSentence(0.45, pools.mixed),
        ...pickOptionalSentence(0.8, pools.closer.low),
      ];
    case 1:
      return [
        ...pickSentences(pools.severe, 1),
        ...pickSentences(pools.minus, random.int(0, 2)),
        ...pickOptionalSentence(0.9, pools.closer.low),
      ];
  }
}

const fillPlaceholders = (sentence: string, random: SeededRandom): string =>
  sentence
    .replace("{person}", () => random.pick(recipients))
    .replace("{relative}", () => random.pick(giftRecipients))
    .replace("{old}", () => random.pick(previousProducts))
    .replace("{weeks}", () => random.pick(["two", "three", "four", "five", "six", "eight", "ten", "twelve"]));

const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

const toHtml = (sentences: readonly string[], random: SeededRandom): string => {
  const text = sentences.map((sentence) => capitalize(fillPlaceholders(sentence, random)));
  const splitIndex = text.length > 3 && random.chance(0.4) ? random.int(2, text.length - 1) : text.length;
  return [text.slice(0, splitIndex), text.slice(splitIndex)]
    .filter((part) => part.length > 0)
    .map((part) => `<p>${part.join(" ")}</p>`)
    .join("\n");
};

/** Generates the reviews of a product, newest first. No text and no author occurs twice. */
export function writeReviews(
  draft: ProductDraft,
  productId: number,
  publishedDate: string,
): readonly CatalogueReview[] {
  const [count, averageRating] = draft.reviews;
  const random = createSeededRandom(`reviews ${draft.sku}`);
  const pools = createSentencePools(draft, random);
  const startTime = Math.max(earliestReviewTime, Date.parse(publishedDate) + 4 * day);
  const dates = Array.from(
    { length: count },
    () => startTime + Math.floor(random.next() ** 0.8 * (latestReviewTime - startTime)),
  ).toSorted((left, right) => right - left);
  const usedSentences = new Set<string>();
  const firstAuthorNumber = random.int(0, authorCount - 1);
  return dates.map((date, index): CatalogueReview => {
    const rating = pickRating(averageRating, random);
    let content = "";
    do content = toHtml(composeReview(rating, pools, random), random);
    while (usedSentences.has(content) || content === "");
    usedSentences.add(content);
    return {
      id: firstReviewId + (productId - 1000) * MAX_REVIEWS_PER_PRODUCT + (count - 1 - index),
      ...createReviewAuthor((firstAuthorNumber + index * 37) % authorCount),
      rating,
      content,
      date: new Date(date).toISOString().slice(0, 19).replace("T", " "),
      approved: !random.chance(0.025),
    };
  });
}
