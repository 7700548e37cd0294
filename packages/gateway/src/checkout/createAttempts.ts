import type { StateStore } from "../state/StateStore.ts";
import { guestOrderSeconds } from "../orders/createGuestOrders.ts";
import type { AttemptRecord } from "./Attempt.ts";

/** Keeps what became of attempts to buy. */
export interface Attempts {
  read(key: string): Promise<AttemptRecord | null>;
  keep(key: string, record: AttemptRecord): Promise<void>;
  /** For so long the shop may still order this shopper's cart: until then it must stay as it is. */
  doubt(shopper: string, seconds: number): Promise<void>;
  isInDoubt(shopper: string): Promise<boolean>;
  trust(shopper: string): Promise<void>;
  /** Nothing came of it: it may be tried again. */
  forget(key: string): Promise<void>;
}

/** As long as a guest can come back to an order, so that no reload after a week orders again. */
export const createAttempts = (store: StateStore): Attempts => {
  const named = (key: string) => `attempt:${key}`;
  const doubted = (shopper: string) => `order-in-doubt:${shopper}`;
  return {
    doubt: (shopper, seconds) => store.set(doubted(shopper), "1", seconds),
    isInDoubt: async (shopper) => (await store.get(doubted(shopper))) !== null,
    trust: (shopper) => store.delete(doubted(shopper)),
    async read(key) {
      const kept = await store.get(named(key));
      return kept === null ? null : (JSON.parse(kept) as AttemptRecord);
    },
    keep: (key, record) => store.set(named(key), JSON.stringify(record), guestOrderSeconds),
    forget: (key) => store.delete(named(key)),
  };
};
