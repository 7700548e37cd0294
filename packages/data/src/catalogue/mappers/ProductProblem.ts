/**
 * Problem with a product's data that makes lists omit the product or show it incompletely. Problems are reported to the
 * shop's owner.
 */
export interface ProductProblem {
  /** Database id of the product. */
  readonly id: number;
  /**
   * Kind of problem. `unreadable`: the shop fails to return it; `incomplete`: some of its fields fail; `kind`: grouped
   * or another type that is not supported; `unaddressed`: it has no slug; `unpriced` and `withoutPicture`: these are
   * missing.
   */
  readonly problem: "unreadable" | "incomplete" | "kind" | "unaddressed" | "unpriced" | "withoutPicture";
  /** Whether lists show the product nevertheless, with the data available. */
  readonly isShown: boolean;
  /** Reason in English and plain text; without the product's name, because the product may not be public. */
  readonly reason: string;
}

/** Formats a product's data problem as one line of a log or a report. */
export const describeProblem = ({ id, isShown, reason }: ProductProblem): string =>
  `Product ${id} is ${isShown ? "shown, but" : "left out:"} ${reason}`;
