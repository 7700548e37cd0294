const QUOTED = /^["“”„«»]\s*(.+?)\s*["“”„«»]$/;

/** Whether a search stands in quotation marks: its words are meant as they are typed. */
export const isQuoted = (search: string): boolean => QUOTED.test(search.trim());

/** A search without the quotation marks around it, for people to read. */
export const unquoted = (search: string): string => QUOTED.exec(search.trim())?.[1] ?? search;

/** A search that is meant as it is typed. */
export const quoted = (search: string): string => `"${unquoted(search)}"`;
