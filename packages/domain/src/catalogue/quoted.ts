const MARKS = '"“”„«»';

/** Returns whether a search is in quotation marks, which request exact matches. */
export const isQuoted = (search: string): boolean => innerText(search) !== null;

/** Removes the quotation marks around a search. */
export const unquoted = (search: string): string => innerText(search) ?? search;

/** Wraps a search in quotation marks. */
export const quoted = (search: string): string => `"${unquoted(search)}"`;

/** Returns the text between two quotation marks; null unless they enclose a non-empty text. */
function innerText(search: string): string | null {
  const text = search.trim();
  if (text.length < 3 || !MARKS.includes(text.charAt(0)) || !MARKS.includes(text.charAt(text.length - 1))) return null;
  return text.slice(1, -1).trim() || null;
}
