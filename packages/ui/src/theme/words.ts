/** Union of the words of a string: `"a b"` gives `"a" | "b"`. */
export type Words<Text extends string, Before = never> = Text extends `${infer Word} ${infer Rest}`
  ? Words<Rest, Before | Word>
  : Before | Text;
