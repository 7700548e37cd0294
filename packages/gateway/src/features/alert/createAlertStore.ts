import { createHash } from "node:crypto";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { createLocks } from "../../storage/createLocks.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import {
  alertIdsSchema,
  alertProductIdsSchema,
  alertRequestRecordSchema,
  productAlertsSchema,
  type AlertRequestRecord,
  type ProductAlerts,
} from "./alertRecord.ts";

const DAY_SECONDS = 24 * 60 * 60;
/** Time within which a request has to be confirmed; the store forgets it then. */
const REQUEST_LIFETIME_SECONDS = 3 * DAY_SECONDS;
/** Longer than an alert lasts: what is left of one that has ended disappears by itself. */
const RETENTION_SECONDS = 400 * DAY_SECONDS;
const productsKey = "alert-products";

const toProductKey = (id: number) => `alert-product:${id}`;
const toRequestKey = (id: string) => `alert-request:${id}`;
const toAddressKey = (email: string) =>
  `alert-address:${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;

/**
 * Creates the store of alerts. It contains one entry per product with all of its alerts, and two indexes: of the
 * products that have alerts, and of the alerts of each e-mail address.
 */
export function createAlertStore(store: KeyValueStore) {
  const locks = createLocks(store);
  const readIds = async (email: string) =>
    parseOrNull(alertIdsSchema, (await store.get(toAddressKey(email))) ?? "") ?? [];
  const readProducts = async () => parseOrNull(alertProductIdsSchema, (await store.get(productsKey)) ?? "") ?? [];
  const write = (key: string, list: readonly (number | string)[]) =>
    list.length === 0 ? store.delete(key) : store.set(key, JSON.stringify(list), RETENTION_SECONDS);

  return {
    /** Runs work on a product's alerts, one gateway at a time. @throws LockTimeoutError */
    runExclusively: <Value>(productId: number, work: () => Promise<Value>) => locks.run(toProductKey(productId), work),
    read: async (productId: number) =>
      parseOrNull(productAlertsSchema, (await store.get(toProductKey(productId))) ?? ""),
    /** Replaces the alerts of a product; its list of products is completed before, and shortened afterwards. */
    async write(productId: number, record: ProductAlerts): Promise<void> {
      const isEmpty = record.alerts.length === 0;
      if (isEmpty) await store.delete(toProductKey(productId));
      await locks.run(productsKey, async () => {
        const otherIds = (await readProducts()).filter((id) => id !== productId);
        // Also where the product is listed already: the list has to last as long as its newest alert.
        await write(productsKey, isEmpty ? otherIds : [...otherIds, productId]);
      });
      if (!isEmpty) await store.set(toProductKey(productId), JSON.stringify(record), RETENTION_SECONDS);
    },
    /** Ids of the products that have alerts. */
    products: readProducts,
    putRequest: (request: AlertRequestRecord) =>
      store.set(toRequestKey(request.id), JSON.stringify(request), REQUEST_LIFETIME_SECONDS),
    request: async (id: string) => parseOrNull(alertRequestRecordSchema, (await store.get(toRequestKey(id))) ?? ""),
    deleteRequest: (id: string) => store.delete(toRequestKey(id)),
    /** Ids of the alerts of an address; some of them may have ended. */
    idsOf: readIds,
    addId: (email: string, id: string) =>
      locks.run(toAddressKey(email), async () =>
        write(toAddressKey(email), [...(await readIds(email)).filter((other) => other !== id), id]),
      ),
    removeIds: (email: string, ids: readonly string[]) =>
      locks.run(toAddressKey(email), async () =>
        write(
          toAddressKey(email),
          (await readIds(email)).filter((id) => !ids.includes(id)),
        ),
      ),
  };
}

export type AlertStore = ReturnType<typeof createAlertStore>;
