import type { StateStore } from "../../storage/StateStore.ts";
import { guestOrderSeconds } from "../order/createGuestOrders.ts";
import { HttpError } from "../../http/HttpError.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseInput.ts";
import { attemptRecord, type AttemptRecord } from "./Attempt.ts";

const storedRecord = jsonOf(attemptRecord);

/** Keeps what became of attempts to buy. */
export interface Attempts {
  /** @throws HttpError `orderUnknown` for a record that cannot be read */
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
    isInDoubt: (shopper) => store.has(doubted(shopper)),
    trust: (shopper) => store.delete(doubted(shopper)),
    async read(key) {
      const kept = await store.get(named(key));
      if (kept === null && !(await store.has(named(key)))) return null;
      const record = parseOrNull(storedRecord, kept);
      // Whatever it was, an order may stand behind it: it must never look like an attempt that was not made.
      if (!record) throw new HttpError(500, "What became of the order cannot be read.", "orderUnknown");
      return record;
    },
    keep: (key, record) => store.set(named(key), JSON.stringify(record), guestOrderSeconds),
    forget: (key) => store.delete(named(key)),
  };
};
