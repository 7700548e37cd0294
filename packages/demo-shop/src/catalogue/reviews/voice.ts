/**
 * What people say about one family of products. Each sentence starts with the aspect it speaks of and a bar
 * ("battery|Gets me to the second evening."), so that one review never says two things about the same aspect.
 * A leading "!" keeps a sentence out of mixed reviews.
 */
export interface Voice {
  readonly plus: readonly string[];
  readonly minus: readonly string[];
}

/** Lines of a template text, without empty ones. */
export const lines = (text: string): readonly string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
