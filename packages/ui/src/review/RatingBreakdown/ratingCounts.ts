import type { Review } from "@rewire/domain";

/** A number of whole stars. */
export type StarCount = 1 | 2 | 3 | 4 | 5;

/** How many people gave how many stars. */
export type RatingCounts = Readonly<Record<StarCount, number>>;

/** The best first, as it is shown. */
export const allStars: readonly StarCount[] = [5, 4, 3, 2, 1];

/** Counts reviews by their stars. */
export function ratingCounts(reviews: readonly Pick<Review, "rating">[]): RatingCounts {
  const count = (stars: StarCount) => reviews.filter(({ rating }) => Math.round(rating) === stars).length;
  return { 1: count(1), 2: count(2), 3: count(3), 4: count(4), 5: count(5) };
}
