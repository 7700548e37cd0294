/** A product that lists cannot show, or not whole: what its owner should know. */
export interface ProductProblem {
  /** The shop's number of it. */
  readonly id: number;
  /**
   * `unreadable`: the shop fails to tell of it; `incomplete`: some of its fields fail; `kind`: grouped, or another kind
   * that is not sold here; `unaddressed`: it has no slug; `unpriced` and `withoutPicture`: these are missing.
   */
  readonly problem: "unreadable" | "incomplete" | "kind" | "unaddressed" | "unpriced" | "withoutPicture";
  /** Whether lists show it nevertheless, as far as it goes. */
  readonly isShown: boolean;
  /** In English and plain text, without the product's name: it may be one that is not for everybody. */
  readonly reason: string;
}

/** One line about a product for a log or a report. */
export const describeProblem = ({ id, isShown, reason }: ProductProblem): string =>
  `Product ${id} is ${isShown ? "shown, but" : "left out:"} ${reason}`;
