import type { Review, ReviewPhoto } from "@rewire/domain";
import { belongsToReview } from "./belongsToReview.ts";
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
      belongsToReview(submission, { ...review, text: review.content.safeHtml }) ? toReviewPhotos(id, submission) : [],
    );
    return photos.length > 0 ? { ...review, photos } : review;
  });
}
