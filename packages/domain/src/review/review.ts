import { type Page, paginate, parsePageNumber } from "../core/index.ts";
import type { ReviewPhoto } from "./reviewForm.ts";
import type { Rating, SafeHtml } from "../product/index.ts";

export interface Review {
  readonly id: number;
  readonly author: string;
  /** Rating in whole stars, 1 to 5; 0 for none. */
  readonly rating: number;
  readonly content: SafeHtml;
  /** ISO date-time on the shop's clock, written as UTC: its day is the same for every reader. */
  readonly date: string;
  /** Whether an order proves that the author has bought the product; missing where that is not known. */
  readonly isBuyer?: boolean | undefined;
  /** Approved photos of the author; missing for none. */
  readonly photos?: readonly ReviewPhoto[] | undefined;
}

/** Review that is about to be submitted. */
export interface NewReview {
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Plain text. */
  readonly content: string;
  readonly author: string;
  readonly email: string;
}

/** Outcome of a submitted review: published immediately, or held for moderation. */
export type ReviewOutcome = "published" | "held";

/** Number of stars in a rating, from 1 to 5. */
export type StarCount = 1 | 2 | 3 | 4 | 5;

/** Number of ratings, by number of stars. */
export type RatingCounts = Readonly<Record<StarCount, number>>;

/** All possible ratings in stars, highest first. */
export const starRatings: readonly StarCount[] = [5, 4, 3, 2, 1];

/** Sort orders of reviews; the default comes first. */
export const reviewSorts = ["newest", "oldest", "highest", "lowest", "longest"] as const;

export type ReviewSort = (typeof reviewSorts)[number];

/** Query for a product's reviews: sort order, number of stars and page number. */
export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Stars of the reviews to list; null for all reviews. */
  readonly stars: StarCount | null;
  /** Page number, starting at 1. */
  readonly page: number;
}

/** Default query: all reviews, newest first. */
export const defaultReviewQuery: ReviewQuery = { sort: "newest", stars: null, page: 1 };

/** Page of a product's reviews, with statistics on all reviews of the product. */
export interface ReviewPage extends Page<Review> {
  /** Query of this page; a page number beyond the last is replaced with the last. */
  readonly query: ReviewQuery;
  readonly counts: RatingCounts;
  /** Number of all reviews with stars, regardless of the page. */
  readonly rating: Rating;
}

/** Number of reviews on a page. */
export const reviewsPerPage = 10;

/**
 * Names of the query parameters for the reviews on a product page. They differ from the names of attribute parameters.
 */
export const reviewParameters = { sort: "review-sort", stars: "review-stars", page: "review-page" } as const;

/** Parses a review query from the parameters of a URL; invalid values are ignored. */
export function parseReviewQuery(parameters: URLSearchParams): ReviewQuery {
  const sort = parameters.get(reviewParameters.sort);
  const stars = parameters.get(reviewParameters.stars);
  return {
    sort: reviewSorts.find((reviewSort) => reviewSort === sort) ?? defaultReviewQuery.sort,
    stars: starRatings.find((starRating) => String(starRating) === stars) ?? null,
    page: parsePageNumber(parameters.get(reviewParameters.page) ?? "") ?? 1,
  };
}

/** Maximum number of other parameters in a review link's URL, because every such link repeats them. */
const MAX_OTHER_PARAMETERS = 20;
const MAX_PARAMETER_LENGTH = 200;

/** Serializes a review query as URL parameters, omitting default values. Other short parameters of the URL are kept. */
export function stringifyReviewQuery(parameters: URLSearchParams, { sort, stars, page }: ReviewQuery): URLSearchParams {
  const reviewParameterNames = new Set<string>(Object.values(reviewParameters));
  return new URLSearchParams([
    ...[...parameters]
      .filter(([name, value]) => !reviewParameterNames.has(name) && name.length + value.length <= MAX_PARAMETER_LENGTH)
      .slice(0, MAX_OTHER_PARAMETERS),
    ...(sort === defaultReviewQuery.sort ? [] : [[reviewParameters.sort, sort]]),
    ...(stars === null ? [] : [[reviewParameters.stars, String(stars)]]),
    ...(page === 1 ? [] : [[reviewParameters.page, String(page)]]),
  ]);
}

const comparatorsBySort: Readonly<Record<ReviewSort, (a: Review, b: Review) => number>> = {
  newest: () => 0,
  oldest: (a, b) => a.date.localeCompare(b.date),
  highest: (a, b) => b.rating - a.rating,
  lowest: (a, b) => a.rating - b.rating,
  longest: (a, b) => b.content.safeHtml.length - a.content.safeHtml.length,
};

/**
 * Returns one page of the reviews that match a query. Reviews with equal rank are sorted newest first; if sorted by
 * stars, reviews without stars come last.
 */
export function listReviews(reviews: readonly Review[], query: ReviewQuery): ReviewPage {
  const { sort, stars, page } = query;
  const isSortedByStars = sort === "highest" || sort === "lowest";
  const matches = reviews
    .filter(({ rating }) => stars === null || rating === stars)
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .toSorted(
      (a, b) =>
        (isSortedByStars ? Number(a.rating === 0) - Number(b.rating === 0) : 0) || comparatorsBySort[sort](a, b),
    );
  const lastPage = Math.max(1, Math.ceil(matches.length / reviewsPerPage));
  const currentPage = Math.min(Math.max(1, page), lastPage);
  const pageSlice = paginate(matches, currentPage, reviewsPerPage) ?? {
    items: [],
    total: matches.length,
    page: currentPage,
    pageCount: lastPage,
  };
  const ratedReviews = reviews.filter(({ rating }) => rating > 0);
  const average =
    ratedReviews.length === 0 ? 0 : ratedReviews.reduce((sum, { rating }) => sum + rating, 0) / ratedReviews.length;
  return {
    ...pageSlice,
    query: { ...query, page: currentPage },
    counts: countStars(ratedReviews),
    rating: { average: Math.round(average * 100) / 100, count: reviews.length },
  };
}

function countStars(reviews: readonly Review[]): RatingCounts {
  const count = (stars: StarCount) => reviews.filter(({ rating }) => rating === stars).length;
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}
