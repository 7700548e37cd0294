/** Union of the words in a string type that are separated by spaces: `"a" | "b"` for `"a b"`. */
export type SplitWords<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? SplitWords<Rest, Before | Word>
  : Before | Text;
