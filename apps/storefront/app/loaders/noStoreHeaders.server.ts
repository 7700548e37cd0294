/** Headers of a response about one visitor, which no cache may store. */
export const NO_STORE_HEADERS = { "Cache-Control": "no-store" };
