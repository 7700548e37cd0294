import type { ReviewPhoto, ReviewPhotoIssue, ReviewPhotoOutcome } from "@rewire/domain";
import type { PhotoState } from "./createPhotoFolder.ts";

/** Review as written to the shop. */
export interface WrittenReview {
  readonly productId: number;
  /** Null where the shop does not tell it, since the review is held. */
  readonly reviewId: number | null;
  /** Account of the author; null for a guest. */
  readonly customerId: number | null;
  readonly author: string;
  /** Plain text. */
  readonly text: string;
}

/** Result of submitting a review with photos. */
export type PhotoReviewResult =
  | { readonly kind: "written"; readonly photos: ReviewPhotoOutcome }
  /** The shop has refused the review. */
  | { readonly kind: "refused" }
  | { readonly kind: "invalid"; readonly issue: ReviewPhotoIssue }
  | { readonly kind: "tooMany"; readonly waitSeconds: number };

/** Parameters of the link with which the shop approves or deletes the photos of a review. */
export interface PhotoModerationLink {
  readonly id: string;
  readonly productId: number;
  readonly key: string;
}

/** Submitted photos, as shown to the person who approves or deletes them. */
export interface PhotoModeration {
  readonly state: PhotoState;
  readonly productId: number;
  readonly author: string;
  readonly text: string;
  /** Their paths have the key while they are held. */
  readonly photos: readonly ReviewPhoto[];
}

/** Service for review photos, which are not shown until the shop approves them. */
export interface ReviewPhotos {
  /** Whether photos are taken: there is a folder, and somebody gets a mail about them. */
  readonly isAvailable: boolean;
  /**
   * Checks photos, writes the review, and holds the photos.
   * @param write Writes the review; null if the shop refuses it.
   * @param origin Origin of the storefront, for the link in the shop's mail.
   */
  submit(
    files: readonly Uint8Array[],
    write: () => Promise<WrittenReview | null>,
    from: { readonly clientAddress: string; readonly origin: string },
  ): Promise<PhotoReviewResult>;
  /** Finds what a link decides about; null for a wrong link, and once the photos are deleted. */
  find(link: PhotoModerationLink): Promise<PhotoModeration | null>;
  /** Shows photos, or deletes them, also shown ones; null for a wrong link. */
  decide(link: PhotoModerationLink, choice: "show" | "delete"): Promise<PhotoModeration | null>;
  /**
   * Reads a file of a submission.
   * @param key Key of the decision, for photos that are held; null shows approved ones alone.
   */
  readFile(file: { productId: number; id: string; name: string; key: string | null }): Promise<Buffer | null>;
}
