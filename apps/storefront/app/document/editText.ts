/** Text to put in place of a range of another text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns the edit that inserts a text before an index; one that changes nothing where there is no such index (-1). */
export const insertBefore = (index: number, text: string): TextEdit =>
  index === -1 ? { start: 0, end: 0, text: "" } : { start: index, end: index, text };

/**
 * Makes edits of a text, whose ranges are apart, all at once: each copy of a whole page takes memory of its own, whose
 * allocation costs more than the search for the places.
 */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let index = 0;
  for (const { start, end, text: newText } of edits.toSorted((a, b) => a.start - b.start)) {
    parts.push(text.slice(index, start), newText);
    index = end;
  }
  parts.push(text.slice(index));
  return parts.join("");
}
