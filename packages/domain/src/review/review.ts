import { type Page, pageOf, parsePageNumber } from "../core/index.ts";
import type { Rating, SafeHtml } from "../product/index.ts";

export interface Review {
  readonly id: number;
  readonly author: string;
  /** Whole stars, 1 to 5; 0 where none were given. */
  readonly rating: number;
  readonly content: SafeHtml;
  /** ISO date-time, UTC. */
  readonly date: string;
}

/** A review as somebody writes it. */
export interface NewReview {
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Plain text. */
  readonly content: string;
  readonly author: string;
  readonly email: string;
}

/** What became of a review that the shop took: on the page at once, or held until somebody has read it. */
export type ReviewFate = "published" | "held";

/** A number of whole stars. */
export type StarCount = 1 | 2 | 3 | 4 | 5;

/** How many people gave how many stars. */
export type RatingCounts = Readonly<Record<StarCount, number>>;

/** The best first, as it is shown. */
export const allStars: readonly StarCount[] = [5, 4, 3, 2, 1];

/** What reviews can be sorted by, the default first. */
export const reviewSorts = ["newest", "oldest", "highest", "lowest", "longest"] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Which reviews of a product are asked for. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Only those with so many stars; null for all. */
  readonly stars: StarCount | null;
  /** From 1. */
  readonly page: number;
}

/** The newest of all reviews. */
export const firstReviews: ReviewQuery = { sort: "newest", stars: null, page: 1 };

/** One page of a product's reviews, with what is told about all of them. */
export interface ReviewPage extends Page<Review> {
  /** What this page answers; a page beyond the last became the last. */
  readonly query: ReviewQuery;
  readonly counts: RatingCounts;
  /** Of all reviews with stars, whichever are shown. */
  readonly rating: Rating;
}

/** Reviews on one page. */
export const reviewsPerPage = 10;

/** Names that the address of a product page has for its reviews; every attribute of a product may have an address name too. */
export const reviewParameters = { sort: "review-sort", stars: "review-stars", page: "review-page" } as const;

/** Reads which reviews an address asks for. Whatever cannot be read is as if it were not there. */
export function parseReviewQuery(parameters: URLSearchParams): ReviewQuery {
  const sort = parameters.get(reviewParameters.sort);
  const stars = parameters.get(reviewParameters.stars);
  return {
    sort: reviewSorts.find((one) => one === sort) ?? firstReviews.sort,
    stars: allStars.find((one) => String(one) === stars) ?? null,
    page: parsePageNumber(parameters.get(reviewParameters.page) ?? "") ?? 1,
  };
}

/** Of the rest of an address so much is kept: every link among the reviews repeats it. */
const MAX_OTHERS = 20;
const MAX_OTHER = 200;

/** Writes the same into an address, without what goes without saying, and keeps what else is there as far as it is short. */
export function printReviewQuery(parameters: URLSearchParams, { sort, stars, page }: ReviewQuery): URLSearchParams {
  const own = new Set<string>(Object.values(reviewParameters));
  return new URLSearchParams([
    ...[...parameters]
      .filter(([name, value]) => !own.has(name) && name.length + value.length <= MAX_OTHER)
      .slice(0, MAX_OTHERS),
    ...(sort === firstReviews.sort ? [] : [[reviewParameters.sort, sort]]),
    ...(stars === null ? [] : [[reviewParameters.stars, String(stars)]]),
    ...(page === 1 ? [] : [[reviewParameters.page, String(page)]]),
  ]);
}

const orders: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
  newest: () => 0,
  oldest: (a, b) => a.date.localeCompare(b.date),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
  longest: (a, b) => b.content.safeHtml.length - a.content.safeHtml.length,
};

/** One page of reviews as an address asks for it. Ties stand newest first; without stars comes last by stars. */
export function listReviews(reviews: readonly Review[], query: ReviewQuery): ReviewPage {
  const { sort, stars, page } = query;
  const byStars = sort === "highest" || sort === "lowest";
  const found = reviews
    .filter(({ rating }) => stars === null || rating === stars)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .toSorted((a, b) => (byStars ? Number(a.rating === 0) - Number(b.rating === 0) : 0) || orders[sort](a, b));
  const last = Math.max(1, Math.ceil(found.length / reviewsPerPage));
  const shown = Math.min(Math.max(1, page), last);
  const cut = pageOf(found, shown, reviewsPerPage) ?? { items: [], total: found.length, page: shown, pageCount: last };
  const rated = reviews.filter(({ rating }) => rating > 0);
  const average = rated.length === 0 ? 0 : rated.reduce((sum, { rating }) => sum + rating, 0) / rated.length;
  return {
    ...cut,
    query: { ...query, page: shown },
    counts: countStars(rated),
    rating: { average: Math.round(average * 100) / 100, count: reviews.length },
  };
}

function countStars(reviews: readonly Review[]): RatingCounts {
  const count = (stars: StarCount) => reviews.filter(({ rating }) => rating === stars).length;
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}
