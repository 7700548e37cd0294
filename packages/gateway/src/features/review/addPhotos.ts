import { toPlainText } from "@rewire/data/server";
import type { Review, ReviewPhoto } from "@rewire/domain";
import type { PhotoFolder, PhotoSubmission } from "./createPhotoFolder.ts";

/** Path prefix of review photos. */
export const photoPrefix = "/review-photos";

/** Lists the photos of a submission with their paths. */
export const toReviewPhotos = (
  id: string,
  { productId, photos }: Pick<PhotoSubmission, "productId" | "photos">,
): readonly ReviewPhoto[] =>
  photos.map(({ width, height }, index) => {
    const path = `${photoPrefix}/${productId}/${id}/${index + 1}`;
    return { url: `${path}.webp`, thumbnail: `${path}-small.webp`, width, height };
  });

/** Normalises the text of a review for comparison. The text may be plain or HTML. */
export const normalizeText = (text: string): string => toPlainText(text).replaceAll(/\s+/g, " ").trim();

/** Returns whether a submission came with a review: by the review's id, or by author and text where it was held. */
const belongsToReview = ({ reviewId, author, text }: PhotoSubmission, review: Review): boolean =>
  reviewId === null
    ? review.author === author && normalizeText(review.content.safeHtml) === normalizeText(text)
    : reviewId === review.id;

/** Adds the approved photos to the reviews that they belong to. */
export async function addPhotos(
  folder: Pick<PhotoFolder, "listShown">,
  productId: number,
  reviews: readonly Review[],
): Promise<readonly Review[]> {
  // Without a review there is nothing to which photos belong, and the folder is not read.
  if (reviews.length === 0) return reviews;
  const submissions = await folder.listShown(productId);
  if (submissions.length === 0) return reviews;
  return reviews.map((review) => {
    const photos = submissions.flatMap(([id, submission]) =>
      belongsToReview(submission, review) ? toReviewPhotos(id, submission) : [],
    );
    return photos.length > 0 ? { ...review, photos } : review;
  });
}
