/** Path and field names of the form that sends a review with photos, and the limits of its photos. */
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
 * Reason why the photos of a review are rejected: too many, too large, or not an image according to their content.
 */
export type ReviewPhotoIssue = "photoCount" | "photoSize" | "photoType";

/** Outcome of the photos of a review: held until the shop approves them, none, or lost. */
export type ReviewPhotoOutcome = "held" | "none" | "lost";

/** Photo of a review, approved by the shop. */
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

/** Returns the issue with the number or the size of photos before they are submitted; null if there is none. */
export function findPhotoIssue(files: readonly { readonly size: number }[]): ReviewPhotoIssue | null {
  if (files.length > reviewForm.maxPhotos) return "photoCount";
  return files.some(({ size }) => size > reviewForm.maxPhotoBytes) ? "photoSize" : null;
}
