const MARKS = '"“”„«»';

/** Whether a search stands in quotation marks: its words are meant as they are typed. */
export const isQuoted = (search: string): boolean => between(search) !== null;

/** A search without the quotation marks around it, for people to read. */
export const unquoted = (search: string): string => between(search) ?? search;

/** A search that is meant as it is typed. */
export const quoted = (search: string): string => `"${unquoted(search)}"`;

/** What stands between two quotation marks; null where they are not at both ends, or nothing is between them. */
function between(search: string): string | null {
  const text = search.trim();
  if (text.length < 3 || !MARKS.includes(text.charAt(0)) || !MARKS.includes(text.charAt(text.length - 1))) return null;
  return text.slice(1, -1).trim() || null;
}
