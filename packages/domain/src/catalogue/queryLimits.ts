import { searchLimits } from "./searchLimits.ts";

/**
 * Limits of a query in a URL. Items beyond them are dropped: every link of a page repeats the query, so that an
 * unlimited query would result in pages of several megabytes.
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
