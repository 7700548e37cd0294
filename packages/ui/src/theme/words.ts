/** Union of the space-separated words of a string type: `"a b"` gives `"a" | "b"`. */
export type SplitWords<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? SplitWords<Rest, Before | Word>
  : Before | Text;
