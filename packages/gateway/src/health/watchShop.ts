type Fetch = typeof globalThis.fetch;

/** Knows from what passes by whether the shop answers. */
export interface ShopWatch {
  /** To be used for all questions to the shop. */
  readonly fetch: Fetch;
  /** Whether the last question was answered; null while none was asked for so many milliseconds. */
  isAnswering(withinMs: number): boolean | null;
}

/** Watches a shop. @param monotonicNow Milliseconds of a clock that never jumps. */
export function watchShop(fetch: Fetch, monotonicNow: () => number): ShopWatch {
  let last: { readonly isAnswered: boolean; readonly at: number } | null = null;
  const note = (isAnswered: boolean) => void (last = { isAnswered, at: monotonicNow() });
  return {
    fetch: async (...request) => {
      try {
        const response = await fetch(...request);
        note(response.status < 500);
        return response;
      } catch (error) {
        // Who left before the answer came says nothing about the shop.
        if (!(error instanceof Error && error.name === "AbortError")) note(false);
        throw error;
      }
    },
    isAnswering: (withinMs) => (last && monotonicNow() - last.at <= withinMs ? last.isAnswered : null),
  };
}
