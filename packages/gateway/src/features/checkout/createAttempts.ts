import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { guestOrderSeconds } from "../order/createGuestOrders.ts";
import { HttpError } from "../../http/HttpError.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { attemptRecord, type AttemptRecord } from "./Attempt.ts";

const storedRecord = jsonOf(attemptRecord);

/** Keeps what became of attempts to buy. */
export interface Attempts {
  /** @throws HttpError `orderUnknown` for a record that cannot be read */
  read(key: string): Promise<AttemptRecord | null>;
  keep(key: string, record: AttemptRecord): Promise<void>;
  /** For so long the shop may still order this shopper's cart: until then it must stay as it is. */
  doubt(shopperKey: string, seconds: number): Promise<void>;
  isInDoubt(shopperKey: string): Promise<boolean>;
  trust(shopperKey: string): Promise<void>;
  /** Nothing came of it: it may be tried again. */
  forget(key: string): Promise<void>;
}

/** As long as a guest can come back to an order, so that no reload after a week orders again. */
export const createAttempts = (store: KeyValueStore): Attempts => {
  const recordKey = (key: string) => `attempt:${key}`;
  const doubtKey = (shopperKey: string) => `order-in-doubt:${shopperKey}`;
  return {
    doubt: (shopperKey, seconds) => store.set(doubtKey(shopperKey), "1", seconds),
    isInDoubt: (shopperKey) => store.has(doubtKey(shopperKey)),
    trust: (shopperKey) => store.delete(doubtKey(shopperKey)),
    async read(key) {
      const stored = await store.get(recordKey(key));
      if (stored === null && !(await store.has(recordKey(key)))) return null;
      const record = parseOrNull(storedRecord, stored);
      // Whatever it was, an order may stand behind it: it must never look like an attempt that was not made.
      if (!record) throw new HttpError(500, "What became of the order cannot be read.", "orderUnknown");
      return record;
    },
    keep: (key, record) => store.set(recordKey(key), JSON.stringify(record), guestOrderSeconds),
    forget: (key) => store.delete(recordKey(key)),
  };
};
