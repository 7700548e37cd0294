/** Maximum lengths of search queries and indexed texts, in characters. */
export const searchLimits = {
  /** Maximum length of a name, a short description or a description. */
  field: 50_000,
  /** Maximum length of a word, because sorting combining marks takes quadratic time. */
  word: 200,
  /** Maximum length of a search query. */
  search: 200,
} as const;
