import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { guestOrderSeconds } from "../order/createGuestOrders.ts";
import { HttpError } from "../../http/HttpError.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { attemptRecord, type AttemptRecord } from "./Attempt.ts";

const storedRecord = jsonOf(attemptRecord);

/** Store of the outcomes of purchase attempts. */
export interface Attempts {
  /** Reads a record; null when there is none. @throws HttpError `orderUnknown` for an unreadable record */
  read(key: string): Promise<AttemptRecord | null>;
  save(key: string, record: AttemptRecord): Promise<void>;
  /** Locks a shopper's cart for the seconds during which the shop may still order it. */
  doubt(shopperKey: string, seconds: number): Promise<void>;
  isInDoubt(shopperKey: string): Promise<boolean>;
  trust(shopperKey: string): Promise<void>;
  /** Deletes an attempt without an order, so that it may be repeated. */
  forget(key: string): Promise<void>;
}

/**
 * Creates the store of attempts. Records are kept as long as a guest can view an order, so that a reload after a week
 * does not place a second order.
 */
export const createAttempts = (store: KeyValueStore): Attempts => {
  const recordKey = (key: string) => `attempt:${key}`;
  const uncertainOrderKey = (shopperKey: string) => `order-in-doubt:${shopperKey}`;
  return {
    doubt: (shopperKey, seconds) => store.set(uncertainOrderKey(shopperKey), "1", seconds),
    isInDoubt: (shopperKey) => store.has(uncertainOrderKey(shopperKey)),
    trust: (shopperKey) => store.delete(uncertainOrderKey(shopperKey)),
    async read(key) {
      const stored = await store.get(recordKey(key));
      if (stored === null && !(await store.has(recordKey(key)))) return null;
      const record = parseOrNull(storedRecord, stored);
      // An unreadable record may belong to an order: it must not be treated as missing.
      if (!record) throw new HttpError(500, "What became of the order cannot be read.", "orderUnknown");
      return record;
    },
    save: (key, record) => store.set(recordKey(key), JSON.stringify(record), guestOrderSeconds),
    forget: (key) => store.delete(recordKey(key)),
  };
};
