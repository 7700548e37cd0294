export type { ReviewFailure } from "./failure.ts";
export {
  starRatings,
  firstReviews,
  listReviews,
  type NewReview,
  parseReviewQuery,
  stringifyReviewQuery,
  type RatingCounts,
  type Review,
  type ReviewFate,
  type ReviewPage,
  reviewParameters,
  type ReviewQuery,
  type ReviewSort,
  reviewSorts,
  reviewsPerPage,
  type StarCount,
} from "./review.ts";
