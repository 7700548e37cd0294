import { findAlertState, assessAlert, type ProductDetail } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { AlertRecord, ProductAlerts } from "./alertRecord.ts";
import type { AlertMails } from "./createAlertMails.ts";
import type { AlertWatch } from "./AlertService.ts";
import type { AlertStore } from "./createAlertStore.ts";

export interface AlertWatchOptions {
  readonly store: AlertStore;
  readonly mails: AlertMails;
  /** Reads a product from the shop, not from a cache; null where there is none. */
  readonly readProduct: (id: number, slug: string) => Promise<ProductDetail | null>;
  readonly currency: string;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Time after which a confirmed alert expires, in milliseconds: one year. */
export const ALERT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;
/** Time after which a product is looked at even if nothing has reported a change. */
const CHECK_INTERVAL_MS = 30 * 60 * 1000;
/** Maximum number of products that are looked at in a minute because of their age. */
const MAX_OVERDUE_CHECKS = 20;

/**
 * Creates the service that checks products with alerts. Each event causes exactly one e-mail, even if several gateways
 * check the same product or a gateway stops during the check.
 */
export function createAlertWatch(options: AlertWatchOptions): AlertWatch & {
  /** Looks at a product now. @throws ShopRequestError, KeyValueStoreUnavailableError, LockTimeoutError */
  readonly checkProduct: (productId: number) => Promise<void>;
} {
  const { store, now, log } = options;
  const checkTimes = new Map<number, number>();
  const reportedIds = new Set<number>();
  let currentRun: Promise<void> | null = null;
  let isClosed = false;

  const checkProduct = async (productId: number) => {
    const at = now();
    await store.runExclusively(productId, () => checkLockedProduct(productId, options));
    checkTimes.set(productId, at);
  };
  const checkAll = async (ids: readonly number[]) => {
    for (const id of ids) {
      if (isClosed) return;
      await checkProduct(id).catch((error: unknown) => {
        checkTimes.delete(id);
        log.warn("A product with alerts could not be looked at", { product: id, error });
      });
    }
  };
  const checkReportedProducts = async () => {
    // Products of one message come together.
    await Promise.resolve();
    while (reportedIds.size > 0) {
      const watchedIds = new Set(await store.products());
      const ids = [...reportedIds].filter((id) => watchedIds.has(id));
      reportedIds.clear();
      await checkAll(ids);
    }
  };
  const start = () => {
    currentRun ??= checkReportedProducts()
      .catch((error: unknown) => log.warn("Alerts wait for the state store", { error }))
      .finally(() => {
        currentRun = null;
      });
  };

  return {
    checkProduct,
    note(productIds) {
      for (const id of productIds) reportedIds.add(id);
      if (reportedIds.size > 0 && !isClosed) start();
    },
    noteAll: () => checkTimes.clear(),
    async settlePending() {
      start();
      await currentRun;
      await checkAll(listDueProducts(await store.products(), checkTimes, now()));
    },
    async close() {
      isClosed = true;
      await currentRun;
    },
  };
}

/** Returns the products whose last look is long ago, the longest first. */
const listDueProducts = (
  ids: readonly number[],
  checkTimes: ReadonlyMap<number, number>,
  now: number,
): readonly number[] =>
  ids
    .map((id) => ({ id, at: checkTimes.get(id) ?? 0 }))
    .filter(({ at }) => now - at >= CHECK_INTERVAL_MS)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_OVERDUE_CHECKS)
    .map(({ id }) => id);

async function checkLockedProduct(productId: number, options: AlertWatchOptions): Promise<void> {
  const { store, readProduct, now } = options;
  const storedRecord = await store.read(productId);
  if (!storedRecord) return store.write(productId, { slug: "", name: "", alerts: [] });
  // E-mails of an interrupted check are sent before those about later events.
  const sentRecord = await sendPendingMails(productId, storedRecord, options);
  const product = await readProduct(productId, sentRecord.slug);
  const [alertsInForce, expiredAlerts] = partitionByAge(sentRecord.alerts, now());
  const alerts = alertsInForce.map((alert) => (product ? assessRecord(alert, product, options.currency) : alert));
  const assessedAlerts = { alerts, slug: product?.slug ?? sentRecord.slug, name: product?.name ?? sentRecord.name };
  if (JSON.stringify(assessedAlerts) === JSON.stringify(sentRecord)) return;
  await store.write(productId, assessedAlerts);
  for (const { email, id } of expiredAlerts) await store.removeIds(email, [id]);
  await sendPendingMails(productId, assessedAlerts, options);
}

/** Returns the alerts that last, and those whose time is over. */
const partitionByAge = (
  alerts: readonly AlertRecord[],
  now: number,
): readonly [inForce: AlertRecord[], expired: AlertRecord[]] => {
  const isExpired = ({ since }: AlertRecord) => now - since >= ALERT_LIFETIME_MS;
  return [alerts.filter((alert) => !isExpired(alert)), alerts.filter(isExpired)];
};

function assessRecord(alert: AlertRecord, product: ProductDetail, currency: string): AlertRecord {
  const state = findAlertState(product, alert.variationId, currency);
  const { condition, isEvent } = assessAlert(alert, state);
  if (!state) return { ...alert, ...condition };
  const variation = { options: [...state.options], choice: { ...state.choice } };
  const assessedRecord = { ...alert, ...condition, ...variation };
  if (!isEvent) return assessedRecord;
  const event = { name: product.name, slug: product.slug, ...variation, price: state.price?.minor ?? null };
  return { ...assessedRecord, pending: event };
}

/** Enqueues the pending e-mails, and records that they are enqueued. */
async function sendPendingMails(
  productId: number,
  record: ProductAlerts,
  { store, mails }: AlertWatchOptions,
): Promise<ProductAlerts> {
  if (record.alerts.every(({ pending: pendingEvent }) => pendingEvent === null)) return record;
  for (const alert of record.alerts) await mails.sendPending(alert);
  const sentRecord = { ...record, alerts: record.alerts.map((alert) => ({ ...alert, pending: null })) };
  await store.write(productId, sentRecord);
  return sentRecord;
}
