export type { ReviewFailure } from "./failure.ts";
export {
  starRatings,
  defaultReviewQuery,
  listReviews,
  type NewReview,
  parseReviewQuery,
  stringifyReviewQuery,
  type RatingCounts,
  type Review,
  type ReviewOutcome,
  type ReviewPage,
  reviewParameters,
  type ReviewQuery,
  type ReviewSort,
  reviewSorts,
  reviewsPerPage,
  type StarCount,
} from "./review.ts";
export {
  findPhotoIssue,
  reviewForm,
  type ReviewPhoto,
  type ReviewPhotoIssue,
  type ReviewPhotoOutcome,
} from "./reviewForm.ts";
