/** Union of the words of a string: `"a b"` gives `"a" | "b"`. */
export type WordsOf<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? WordsOf<Rest, Before | Word>
  : Before | Text;
