/** Searchable fields of a text. The order determines the bit of each field in the postings. */
export const searchFields = ["name", "shortDescription", "description", "keywords"] as const;

/** Number of bits in a posting that encode the fields in which a word form occurs. */
export const FIELD_BITS = searchFields.length;

/** Inverted index in typed arrays. Each indexed text, such as a product, has a number starting at 0. */
export interface SearchIndex {
  /** Number of texts. */
  readonly size: number;
  /**
   * Every form of every word once, sorted by code units, separated by line feeds, so that one `indexOf` searches all of
   * them.
   */
  readonly vocabulary: string;
  /** Start position of each form in the vocabulary. */
  readonly starts: Uint32Array;
  /** Postings of form n: from `offsets[n]` up to `offsets[n + 1]`. */
  readonly offsets: Uint32Array;
  /** Text and its fields with the form: `text << FIELD_BITS | fields`, in the order of the texts. */
  readonly postings: Uint32Array;
  /** Words in the name of each text. */
  readonly nameLengths: Uint8Array;
}

/** Returns the number of the word form at a character position in the vocabulary. Uses binary search. */
export function findWordFormAt({ starts }: SearchIndex, position: number): number {
  let minIndex = 0;
  let maxIndex = starts.length - 1;
  while (minIndex < maxIndex) {
    const middleIndex = (minIndex + maxIndex + 1) >>> 1;
    if ((starts[middleIndex] ?? 0) <= position) minIndex = middleIndex;
    else maxIndex = middleIndex - 1;
  }
  return minIndex;
}

/** Returns the text of a word form in the vocabulary. @param form Number of the word form. */
export const getWordForm = ({ vocabulary, starts }: SearchIndex, form: number): string =>
  vocabulary.slice(starts[form], (starts[form + 1] ?? vocabulary.length) - 1);

/**
 * Returns the number of the first word form that is not sorted before a given word. If there is none, returns the total
 * number of forms.
 */
export function findFirstForm(index: SearchIndex, word: string): number {
  let minIndex = 0;
  let maxIndex = index.starts.length;
  while (minIndex < maxIndex) {
    const middleIndex = (minIndex + maxIndex) >>> 1;
    if (getWordForm(index, middleIndex) < word) minIndex = middleIndex + 1;
    else maxIndex = middleIndex;
  }
  return minIndex;
}

/** Calls a function with each word form that starts with the given letters, in the order of the vocabulary. */
export function forEachFormFrom(index: SearchIndex, letters: string, report: (form: number, text: string) => void) {
  for (let form = findFirstForm(index, letters); form < index.starts.length; form += 1) {
    const text = getWordForm(index, form);
    if (!text.startsWith(letters)) return;
    report(form, text);
  }
}
