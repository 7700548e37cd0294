import { findAlertState, judgeAlert, type ProductDetail } from "@rewire/domain";
import type { Log } from "../../log/createLog.ts";
import type { AlertRecord, ProductAlerts } from "./alertRecord.ts";
import type { AlertLetters } from "./createAlertLetters.ts";
import type { AlertWatch } from "./AlertService.ts";
import type { AlertStore } from "./createAlertStore.ts";

export interface AlertWatchOptions {
  readonly store: AlertStore;
  readonly letters: AlertLetters;
  /** Reads a product from the shop, not from a cache; null where there is none. */
  readonly readProduct: (id: number, slug: string) => Promise<ProductDetail | null>;
  readonly currency: string;
  /** Current time in ms. */
  readonly now: () => number;
  readonly log: Log;
}

/** Age at which an alert ends by itself: a year after it was confirmed. */
export const ALERT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;
/** Time after which a product is looked at even if nothing has reported a change. */
const LOOK_INTERVAL_MS = 30 * 60 * 1000;
/** Maximum number of products that are looked at in a minute because of their age. */
const MAX_AGED_LOOKS = 20;

/**
 * Creates the watch of products that have alerts. A look reads the product while no other gateway looks at it, so that
 * looks follow each other in the order of what they saw; the event is stored before its letter is enqueued under a key
 * that names it. So each event has one letter, also after a kill in between and with several gateways.
 */
export function createAlertWatch(options: AlertWatchOptions): AlertWatch & {
  /** Looks at a product now. @throws ShopRequestError, KeyValueStoreUnavailableError, LockTimeoutError */
  readonly look: (productId: number) => Promise<void>;
} {
  const { store, now, log } = options;
  const lookedAt = new Map<number, number>();
  const reported = new Set<number>();
  let run: Promise<void> | null = null;
  let isClosed = false;

  const look = async (productId: number) => {
    const at = now();
    await store.inTurn(productId, () => lookInTurn(productId, options));
    lookedAt.set(productId, at);
  };
  const lookAll = async (ids: readonly number[]) => {
    for (const id of ids) {
      if (isClosed) return;
      await look(id).catch((error: unknown) => {
        lookedAt.delete(id);
        log.warn("A product with alerts could not be looked at", { product: id, error });
      });
    }
  };
  const lookAtReported = async () => {
    // Products of one message come together.
    await Promise.resolve();
    while (reported.size > 0) {
      const watched = new Set(await store.products());
      const ids = [...reported].filter((id) => watched.has(id));
      reported.clear();
      await lookAll(ids);
    }
  };
  const start = () => {
    run ??= lookAtReported()
      .catch((error: unknown) => log.warn("Alerts wait for the state store", { error }))
      .finally(() => {
        run = null;
      });
  };

  return {
    look,
    note(productIds) {
      for (const id of productIds) reported.add(id);
      if (reported.size > 0 && !isClosed) start();
    },
    noteAll: () => lookedAt.clear(),
    async settlePending() {
      start();
      await run;
      await lookAll(listDue(await store.products(), lookedAt, now()));
    },
    async close() {
      isClosed = true;
      await run;
    },
  };
}

/** Returns the products whose last look is long ago, the longest first. */
const listDue = (ids: readonly number[], lookedAt: ReadonlyMap<number, number>, now: number): readonly number[] =>
  ids
    .map((id) => ({ id, at: lookedAt.get(id) ?? 0 }))
    .filter(({ at }) => now - at >= LOOK_INTERVAL_MS)
    .toSorted((a, b) => a.at - b.at)
    .slice(0, MAX_AGED_LOOKS)
    .map(({ id }) => id);

async function lookInTurn(productId: number, options: AlertWatchOptions): Promise<void> {
  const { store, readProduct, now } = options;
  const stored = await store.read(productId);
  if (!stored) return store.write(productId, { slug: "", name: "", alerts: [] });
  // Letters of a look that was interrupted come before what has happened since.
  const settled = await passOn(productId, stored, options);
  const product = await readProduct(productId, settled.slug);
  const alerts = settled.alerts
    .filter(({ since }) => now() - since < ALERT_LIFETIME_MS)
    .map((alert) => (product ? judgeRecord(alert, product, options.currency) : alert));
  const judged = { alerts, slug: product?.slug ?? settled.slug, name: product?.name ?? settled.name };
  if (JSON.stringify(judged) === JSON.stringify(settled)) return;
  await store.write(productId, judged);
  await passOn(productId, judged, options);
}

function judgeRecord(alert: AlertRecord, product: ProductDetail, currency: string): AlertRecord {
  const state = findAlertState(product, alert.variationId, currency);
  const { condition, isEvent } = judgeAlert(alert, state);
  const judged = { ...alert, ...condition };
  if (!isEvent || !state) return judged;
  const { options, choice, price } = state;
  const event = { name: product.name, slug: product.slug, options: [...options], choice: { ...choice } };
  return { ...judged, pending: { ...event, price: price?.minor ?? null } };
}

/** Enqueues the letters that wait, and stores that they do not any more. */
async function passOn(
  productId: number,
  record: ProductAlerts,
  { store, letters }: AlertWatchOptions,
): Promise<ProductAlerts> {
  if (record.alerts.every(({ pending }) => pending === null)) return record;
  for (const alert of record.alerts) await letters.sendPending(alert);
  const settled = { ...record, alerts: record.alerts.map((alert) => ({ ...alert, pending: null })) };
  await store.write(productId, settled);
  return settled;
}
