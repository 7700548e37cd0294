import { searchLimits } from "./searchLimits.ts";

/**
 * Limits of a query in a URL. Items beyond them are dropped: every link of a page repeats the query, so that an
 * unlimited query would result in pages of several megabytes.
 */
export const queryLimits = {
  /** Values of one name. */
  values: 50,
  /** Values of all names together. */
  allValues: 100,
  /** Characters of one value; WordPress keeps slugs of 200 at most. */
  valueLength: 200,
  /** Maximum total length of all values as encoded in a URL. */
  valuesLength: 4_000,
  /** Maximum length of a filter text, in characters; servers reject shorter URLs already. */
  filterLength: 65_536,
  /** Characters of a search. */
  searchLength: searchLimits.search,
} as const;
