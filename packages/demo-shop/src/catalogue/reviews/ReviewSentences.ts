/**
 * Review sentences about one product family. Each sentence starts with the aspect that it describes and a vertical bar
 * ("battery|Gets me to the second evening."), so that no review mentions an aspect twice. Sentences with a leading "!"
 * are not used in reviews that mix praise and criticism.
 */
export interface ReviewSentences {
  readonly plus: readonly string[];
  readonly minus: readonly string[];
}

/** Splits a string into its non-empty lines. */
export const splitLines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
