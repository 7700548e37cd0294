/** Maximum lengths of queries and texts that search evaluates, in characters. */
export const searchLimits = {
  /** Of a name, a short description or a description. */
  field: 50_000,
  /** Of one word. Combining marks are put in order in a time that grows with their square. */
  word: 200,
  /** Maximum length of a search query. */
  search: 200,
} as const;
