/** Inverted index of texts in typed arrays. Texts are numbered from 0. */
export interface SearchIndex {
  /** Number of texts. */
  readonly size: number;
  /** Every form of every word once, separated by line feeds, so that one `indexOf` searches all of them. */
  readonly vocabulary: string;
  /** Start position of each form in the vocabulary. */
  readonly starts: Uint32Array;
  /** Postings of form n: from `offsets[n]` up to `offsets[n + 1]`. */
  readonly offsets: Uint32Array;
  /**
   * Text and field: `text << 2 | field`, in the order of the texts; name 0, short description 1, description 2, the
   * lowest of each text only.
   */
  readonly postings: Uint32Array;
  /** Words in the name of each text. */
  readonly nameLengths: Uint8Array;
}

/** Finds the word form at a character position of the vocabulary by binary search. @returns The number of the form. */
export function findWordFormAt({ starts }: SearchIndex, place: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= place) low = middle;
    else high = middle - 1;
  }
  return low;
}
