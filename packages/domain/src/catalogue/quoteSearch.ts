// @chunk shopFrame: too small for a file of its own.

const QUOTATION_MARKS = '"“”„«»';

/** Returns whether a search is enclosed in quotation marks, which means that only exact matches are wanted. */
export const isQuoted = (search: string): boolean => extractQuotedText(search) !== null;

/** Removes the quotation marks around a search. */
export const unquoteSearch = (search: string): string => extractQuotedText(search) ?? search;

/** Encloses a search in quotation marks. */
export const quoteSearch = (search: string): string => `"${unquoteSearch(search)}"`;

/** Returns the text between two quotation marks; null unless they enclose a non-empty text. */
function extractQuotedText(search: string): string | null {
  const text = search.trim();
  if (
    text.length < 3 ||
    !QUOTATION_MARKS.includes(text.charAt(0)) ||
    !QUOTATION_MARKS.includes(text.charAt(text.length - 1))
  )
    return null;
  return text.slice(1, -1).trim() || null;
}
