import { searchLimits } from "./searchLimits.ts";

/**
 * Limits on the query in a URL; items beyond them are ignored. Every link of a page contains the query, so an unlimited
 * query could make pages several megabytes in size.
 */
export const queryLimits = {
  /** Maximum number of values of one name. */
  values: 50,
  /** Maximum number of values of all names. */
  allValues: 100,
  /** Maximum number of characters of a value; WordPress limits slugs to 200. */
  valueLength: 200,
  /** Maximum total length of all values as encoded in a URL. */
  valuesLength: 4_000,
  /** Maximum length of a filter text, in characters; servers reject shorter URLs already. */
  filterLength: 65_536,
  /** Maximum length of a search in characters. */
  searchLength: searchLimits.search,
} as const;
