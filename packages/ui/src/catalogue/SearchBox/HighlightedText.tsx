import { splitByMatch } from "@rewire/domain";

/** Text in which the matches of the search query are underlined in yellow. */
export function HighlightedText({ text, query }: { text: string; query: string }) {
  // Index as key: parts have no ids, and their order is constant for the same text and query.
  return splitByMatch(text, query).map(({ text: segment, isMatch }, index) =>
    isMatch ? <mark key={index}>{segment}</mark> : segment,
  );
}
