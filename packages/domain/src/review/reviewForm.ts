/** Path and field names of the form for submitting a review with photos, and the limits for the photos. */
export const reviewForm = {
  /** Path to which it is posted as `multipart/form-data`. */
  path: "/reviews/add",
  product: "product",
  rating: "rating",
  content: "content",
  author: "author",
  email: "email",
  /** Field of the photos, which may occur several times. */
  photo: "photo",
  maxPhotos: 3,
  /** Maximum size of a photo in bytes. */
  maxPhotoBytes: 6 * 1024 * 1024,
  /** Types of photos by their content. */
  photoTypes: ["image/jpeg", "image/png", "image/webp"],
} as const;

/**
 * Reason why the photos of a review are rejected: there are too many, a file is too large, or a file is not an image.
 */
export type ReviewPhotoIssue = "photoCount" | "photoSize" | "photoType";

/**
 * Outcome for the photos of a submitted review: `held` until the shop approves them, `lost` because they could not be
 * stored, or `none` if no photos were submitted.
 */
export type ReviewPhotoOutcome = "held" | "none" | "lost";

/** Photo of a review that the shop has approved. */
export interface ReviewPhoto {
  /** Same-origin path of the photo. */
  readonly url: string;
  /** Same-origin path of the square thumbnail. */
  readonly thumbnail: string;
  /** Size of the photo in pixels. */
  readonly width: number;
  readonly height: number;
  /** Alternative text in the language of the page; missing outside of pages. */
  readonly alt?: string | undefined;
}

/** Checks the number and the size of photos before they are submitted; returns null if there is no issue. */
export function findPhotoIssue(files: readonly { readonly size: number }[]): ReviewPhotoIssue | null {
  if (files.length > reviewForm.maxPhotos) return "photoCount";
  return files.some(({ size }) => size > reviewForm.maxPhotoBytes) ? "photoSize" : null;
}
