/** Headers for responses with data about a single visitor, which must not be stored by any cache. */
export const NO_STORE_HEADERS = { "Cache-Control": "no-store" };
