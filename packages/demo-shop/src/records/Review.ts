/** Stored review of a product. */
export interface Review {
  readonly id: number;
  readonly product: number;
  readonly author: string;
  readonly email: string;
  readonly rating: number;
  /** HTML. */
  readonly content: string;
  /** On the shop's clock, "YYYY-MM-DD HH:MM:SS". */
  readonly date: string;
  readonly status: "APPROVE" | "HOLD" | "SPAM" | "TRASH";
  /** Account of the author; absent for a guest. */
  readonly user?: number;
}
