import { matchParts } from "@rewire/domain";

/** A text with a yellow line under what a search found in it. */
export function Matched({ text, query }: { text: string; query: string }) {
  // Pieces have no names of their own, and their places never change for the same text and words.
  return matchParts(text, query).map(({ text: piece, isMatch }, place) =>
    isMatch ? <mark key={place}>{piece}</mark> : piece,
  );
}
