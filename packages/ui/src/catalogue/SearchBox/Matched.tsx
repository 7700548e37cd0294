import { matchParts } from "@rewire/domain";

/** Text with the parts that match the query underlined in yellow. */
export function Matched({ text, query }: { text: string; query: string }) {
  // Parts have no ids, and their order never changes for the same text and query.
  return matchParts(text, query).map(({ text: piece, isMatch }, place) =>
    isMatch ? <mark key={place}>{piece}</mark> : piece,
  );
}
