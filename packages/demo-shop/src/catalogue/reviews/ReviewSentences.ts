/**
 * Review sentences about one product family. Each starts with its aspect and a vertical bar ("battery|Gets me to the
 * second evening."), so that a review has at most one sentence per aspect. A leading "!" excludes a sentence from mixed
 * reviews.
 */
export interface ReviewSentences {
  readonly plus: readonly string[];
  readonly minus: readonly string[];
}

/** Splits a text into its non-empty lines. */
export const splitLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
