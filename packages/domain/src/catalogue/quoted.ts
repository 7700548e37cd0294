const MARKS = '"“”„«»';

/** Returns whether a search is in quotation marks, which request exact matches. */
export const isQuoted = (search: string): boolean => innerText(search) !== null;

/** Removes the quotation marks around a search. */
export const unquoted = (search: string): string => innerText(search) ?? search;

/** Wraps a search in quotation marks. */
export const quoted = (search: string): string => `"${unquoted(search)}"`;

/** What stands between two quotation marks; null where they are not at both ends, or nothing is between them. */
function innerText(search: string): string | null {
  const text = search.trim();
  if (text.length < 3 || !MARKS.includes(text.charAt(0)) || !MARKS.includes(text.charAt(text.length - 1))) return null;
  return text.slice(1, -1).trim() || null;
}
