import type { Review } from "../records/Review.ts";
import type { CatalogueProduct } from "../catalogue/types.ts";
import type { Engine } from "../engine/Engine.ts";

/** Lists the approved reviews of a product, newest first. */
export function listApprovedReviews(engine: Engine, product: CatalogueProduct): Review[] {
  const writtenReviews = (engine.database.read("productReviews", String(product.id)) ?? []).flatMap(
    (id) => engine.database.read("review", String(id)) ?? [],
  );
  const catalogueReviews = product.reviews.map((review): Review => {
    const { approved: isApproved, ...rest } = review;
    return { ...rest, product: product.id, status: isApproved ? "APPROVE" : "HOLD" };
  });
  return [...catalogueReviews, ...writtenReviews]
    .filter((review) => review.status === "APPROVE")
    .toSorted((left, right) => (left.date < right.date ? 1 : left.date > right.date ? -1 : right.id - left.id));
}

const catalogueRatings = new WeakMap<CatalogueProduct, { sum: number; count: number }>();

/**
 * Returns the number of reviews of a product and their average rating with two decimals. Both are 0 if there are no
 * reviews.
 */
export function calculateRating(engine: Engine, product: CatalogueProduct): { average: number; count: number } {
  let catalogueReviews = catalogueRatings.get(product);
  if (catalogueReviews === undefined) {
    const approvedReviews = product.reviews.filter((review) => review.approved);
    catalogueReviews = {
      sum: approvedReviews.reduce((total, review) => total + review.rating, 0),
      count: approvedReviews.length,
    };
    catalogueRatings.set(product, catalogueReviews);
  }
  const ids = engine.database.read("productReviews", String(product.id));
  let { sum, count } = catalogueReviews;
  for (const id of ids ?? []) {
    const review = engine.database.read("review", String(id));
    if (review?.status !== "APPROVE") continue;
    sum += review.rating;
    count += 1;
  }
  return { average: count === 0 ? 0 : Math.round((sum / count) * 100) / 100, count };
}
