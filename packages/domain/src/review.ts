/** A review as somebody writes it. */
export interface NewReview {
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  /** Plain text. */
  readonly content: string;
  readonly author: string;
  readonly email: string;
}

/** What became of a review that the shop took: on the page at once, or held until somebody has read it. */
export type ReviewFate = "published" | "held";
