import { ShopTrouble, type ShopClient } from "@rewire/data/server";

/** Knows from what passes by whether the shop answers. */
export interface ShopWatch {
  /** Makes the client that every question to the shop is to be asked by. */
  readonly watched: (client: ShopClient) => ShopClient;
  /** Whether the last question had an answer that could be read; null while none was asked for so many milliseconds. */
  isAnswering(withinMs: number): boolean | null;
}

/** Watches a shop. @param monotonicNow Milliseconds of a clock that never jumps. */
export function watchShop(monotonicNow: () => number): ShopWatch {
  let last: { readonly isAnswered: boolean; readonly at: number } | null = null;
  const note = (isAnswered: boolean) => void (last = { isAnswered, at: monotonicNow() });
  // A page, half an answer and one without end come with a good status, too: only what can be read is an answer.
  const noted = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      const result = await answer;
      note(true);
      return result;
    } catch (error) {
      // Who left before the answer came says nothing about the shop.
      if (error instanceof ShopTrouble) note(false);
      throw error;
    }
  };
  return {
    watched: (client) => ({
      ...client,
      send: (...question) => noted(client.send(...question)),
      request: (...question) => noted(client.request(...question)),
    }),
    isAnswering: (withinMs) => (last && monotonicNow() - last.at <= withinMs ? last.isAnswered : null),
  };
}
