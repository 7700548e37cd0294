import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { GUEST_ORDER_SECONDS } from "../order/createGuestOrders.ts";
import { HttpError } from "../../http/HttpError.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { attemptRecordSchema, type AttemptRecord } from "./Attempt.ts";

const storedRecord = createJsonTextSchema(attemptRecordSchema);

/** Store of the states of purchase attempts. */
export interface Attempts {
  /** Reads a record; null when there is none. @throws HttpError `orderUnknown` for an unreadable record */
  read(key: string): Promise<AttemptRecord | null>;
  save(key: string, record: AttemptRecord): Promise<void>;
  /** Locks a shopper's cart for the seconds during which the shop may still order it for an attempt. */
  doubt(shopperKey: string, attemptKey: string, seconds: number): Promise<void>;
  isInDoubt(shopperKey: string): Promise<boolean>;
  /**
   * Returns the key of the attempt without an outcome that a cart was sent for; null if there is none, or if the cart has
   * been changed since.
   */
  findUnsettled(shopperKey: string): Promise<string | null>;
  /** Records a change of a cart, after which the cart proves nothing about the attempt that it was sent for. */
  recordCartChange(shopperKey: string): Promise<void>;
  /** Unlocks a cart whose attempt is settled. */
  trust(shopperKey: string): Promise<void>;
  /** Deletes an attempt without an order, so that it may be repeated. */
  forget(key: string): Promise<void>;
}

/**
 * Creates the store of purchase attempts. Records are kept as long as a guest can view an order, so that a page
 * reloaded after a week does not place a second order.
 */
export const createAttempts = (store: KeyValueStore): Attempts => {
  const toRecordKey = (key: string) => `attempt:${key}`;
  const toUncertainOrderKey = (shopperKey: string) => `order-in-doubt:${shopperKey}`;
  const toUnsettledKey = (shopperKey: string) => `order-unsettled:${shopperKey}`;
  return {
    async doubt(shopperKey, attemptKey, seconds) {
      await store.set(toUncertainOrderKey(shopperKey), "1", seconds);
      await store.set(toUnsettledKey(shopperKey), attemptKey, GUEST_ORDER_SECONDS);
    },
    isInDoubt: (shopperKey) => store.has(toUncertainOrderKey(shopperKey)),
    findUnsettled: (shopperKey) => store.get(toUnsettledKey(shopperKey)),
    async recordCartChange(shopperKey) {
      if (await store.has(toUnsettledKey(shopperKey))) await store.delete(toUnsettledKey(shopperKey));
    },
    async trust(shopperKey) {
      await store.delete(toUnsettledKey(shopperKey));
      await store.delete(toUncertainOrderKey(shopperKey));
    },
    async read(key) {
      const storedText = await store.get(toRecordKey(key));
      if (storedText === null && !(await store.has(toRecordKey(key)))) return null;
      const record = parseOrNull(storedRecord, storedText);
      // An unreadable record may belong to an order: it must not be treated as missing.
      if (!record) throw new HttpError(500, "What became of the order cannot be read.", "orderUnknown");
      return record;
    },
    save: (key, record) => store.set(toRecordKey(key), JSON.stringify(record), GUEST_ORDER_SECONDS),
    forget: (key) => store.delete(toRecordKey(key)),
  };
};
