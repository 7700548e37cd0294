/** Union of the space-separated words of a string type: `"a b"` gives `"a" | "b"`. */
export type WordsOf<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Before | Word>
  : Before | Text;
