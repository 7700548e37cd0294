import { markOrderPaid, ShopRequestError } from "@rewire/data/server";
import * as v from "valibot";
import type { OrderFinder } from "../order/createOrderFinder.ts";
import type { Log } from "../../log/createLog.ts";
import { GUEST_ORDER_SECONDS } from "../order/createGuestOrders.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import { createJsonTextSchema } from "../../schema/fields.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { toOrderlessOwner, UNREADABLE_OWNER, type Payments, type RefundOutcome } from "./createPayments.ts";
import type { PaymentStarts } from "./createPaymentStarts.ts";

/**
 * Monitor of card payments. It ensures that every payment results in an order or a refund, even if the browser was
 * closed before the order was placed.
 */
export interface PaymentMonitor {
  /** Records a card payment created by this gateway; only those are watched. */
  readonly recordStart: (payment: string) => Promise<void>;
  /** Records that it was paid, or may still be. It is checked after a delay, because an order may be in progress. */
  readonly recordPaid: (payment: string) => Promise<void>;
  /** Checks all due payments. */
  readonly settlePending: () => Promise<void>;
}

/** Part of the checkout that settles purchase attempts abandoned by the browser. */
export interface AttemptSettlement {
  /**
   * Settles an attempt that no browser queries any more.
   *
   * @param onNone Called where no order came of it, before a browser can send the attempt again.
   * @throws ShopRequestError if the shop does not respond
   */
  settle(
    attemptKey: string,
    onNone?: () => Promise<void>,
  ): Promise<{ readonly state: "placed"; readonly orderId: number } | { readonly state: "none" | "unknown" }>;
}

/** Dependencies of the payment monitor. */
export interface PaymentMonitorDependencies {
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly payments: Payments;
  readonly paymentStarts: PaymentStarts;
  readonly checkout: AttemptSettlement;
  readonly finder: OrderFinder;
  /** Service account; null for none: then an order that waits for its payment is only logged. */
  readonly account: ServiceAccount | null;
  readonly now: () => number;
  readonly log: Log;
}

const paidPaymentsSchema = createJsonTextSchema(
  v.array(v.object({ id: v.string(), paidAt: v.number(), lookAt: v.number() })),
);

type PaidPayment = v.InferOutput<typeof paidPaymentsSchema>[number];

/**
 * Delay before a payment is checked, so that a shopper who returns from the bank or lost the connection can complete
 * the order.
 */
const GRACE_PERIOD_MS = 30 * 60_000;
const RETRY_MS = 10 * 60_000;
/** Longest time between two looks at a payment that its shopper has not approved at the bank. */
const MAX_RETRY_MS = 60 * 60_000;
/** Part of its age after which such a payment is looked at again: who has not answered for long is seldom about to. */
const RETRY_AGE_SHARE = 1 / 4;
const MAX_AGE_MS = 3 * 24 * 60 * 60_000;
const paidPaymentsKey = "payments-paid";
const settlementLock = "payments-settlement";

/** Creates the payment monitor. It has no timer: call `settlePending` at regular intervals. */
export function createPaymentMonitor(dependencies: PaymentMonitorDependencies): PaymentMonitor {
  const { locks, now, log, paymentStarts } = dependencies;
  const list = createPaidPaymentList(dependencies);
  const settlePayment = createPaymentSettlement(dependencies);
  /**
   * Returns "unsettled", so that the payment is checked again later and holds up no other.
   * @throws KeyValueStoreUnavailableError, because nothing could be recorded
   */
  const deferPayment = ({ id }: PaidPayment, error: unknown): Settlement => {
    if (error instanceof KeyValueStoreUnavailableError) throw error;
    if (!(error instanceof ShopRequestError))
      log.error("A card payment could not be settled, and is looked at again", { payment: id, error });
    return "unsettled";
  };
  const settle = async (paidPayment: PaidPayment): Promise<void> => {
    const { id, paidAt } = paidPayment;
    const settlement = await settlePayment(id).catch((error: unknown) => deferPayment(paidPayment, error));
    const isTooOld = now() - paidAt > MAX_AGE_MS;
    // Nobody has paid anything who has not approved it until then.
    if (settlement === "unsettled" && isTooOld)
      log.error("A card payment could not be settled: see whether it has a paid order, and do it by hand", {
        payment: id,
      });
    const isDone = settlement === "settled" || isTooOld;
    const delay = settlement === "unapproved" ? computeApprovalDelay(now() - paidAt) : RETRY_MS;
    await list.replace(paidPayment, isDone ? null : { ...paidPayment, lookAt: now() + delay });
  };

  return {
    recordStart: (payment) => paymentStarts.record(payment),
    async recordPaid(id) {
      // The shop's Stripe account may contain payments that were not created here; those are ignored.
      if (await paymentStarts.has(id)) await list.record(id);
    },
    async settlePending() {
      if ((await list.readDue()).length === 0) return;
      // Not under the lock of the list: a shopper's request that records a payment must not wait for Stripe and the shop.
      await locks.run(settlementLock, async () => {
        for (const paidPayment of await list.readDue()) await settle(paidPayment);
      });
    },
  };
}

/** Computes when a payment of an age in ms that waits for its shopper's approval is looked at again, in ms. */
const computeApprovalDelay = (age: number): number => Math.min(MAX_RETRY_MS, Math.max(RETRY_MS, age * RETRY_AGE_SHARE));

/** Stored list of paid payments, and of those that may still be; its lock is held for its own reads and writes only. */
interface PaidPaymentList {
  readonly readDue: () => Promise<readonly PaidPayment[]>;
  readonly record: (id: string) => Promise<void>;
  /** Replaces an entry unless its payment has been recorded anew, which may be paid meanwhile; null removes it. */
  readonly replace: (paidPayment: PaidPayment, next: PaidPayment | null) => Promise<void>;
}

function createPaidPaymentList({
  store,
  locks,
  now,
}: Pick<PaymentMonitorDependencies, "store" | "locks" | "now">): PaidPaymentList {
  /**
   * Reads the list of paid payments.
   * @throws ValiError for an unreadable list, because its payments must not be lost.
   */
  const read = async (): Promise<readonly PaidPayment[]> =>
    v.parse(paidPaymentsSchema, (await store.get(paidPaymentsKey)) ?? "[]");
  /** Returns an entry that is recorded anew; it waits no longer than any other, and no shorter than at first. */
  const renew = (entry: PaidPayment): PaidPayment => {
    const lookAt = Math.max(now() + RETRY_MS, entry.paidAt + GRACE_PERIOD_MS);
    return { ...entry, paidAt: now(), lookAt: Math.min(entry.lookAt, lookAt) };
  };
  const update = (change: (list: readonly PaidPayment[]) => readonly PaidPayment[]) =>
    locks.run(paidPaymentsKey, async () =>
      store.set(paidPaymentsKey, JSON.stringify(change(await read())), GUEST_ORDER_SECONDS),
    );

  return {
    readDue: async () => (await read()).filter(({ lookAt }) => lookAt <= now()),
    record: (id) =>
      update((list) =>
        list.some((entry) => entry.id === id)
          ? list.map((entry) => (entry.id === id ? renew(entry) : entry))
          : [...list, { id, paidAt: now(), lookAt: now() + GRACE_PERIOD_MS }],
      ),
    replace: ({ id, paidAt }, next) =>
      update((list) => list.flatMap((entry) => (entry.id === id && entry.paidAt === paidAt ? (next ?? []) : entry))),
  };
}

/** Outcome of settling a payment; an unapproved one has not been charged, but its shopper may still approve it. */
type Settlement = "settled" | "unapproved" | "unsettled";

/** Creates the function that settles one payment. */
function createPaymentSettlement({
  payments,
  checkout,
  finder,
  account,
  log,
}: PaymentMonitorDependencies): (payment: string) => Promise<Settlement> {
  /** Updates an order that was placed while its payment was pending; "unsettled" while the shop cannot be read. */
  const markPaid = async (orderId: number, payment: string): Promise<Settlement> => {
    const order = orderId > 0 ? await finder.read(orderId) : null;
    if (order === "unknown") return "unsettled";
    if (!account || !order) {
      log.warn("A card payment has come; see whether its order says so", { payment, orderId });
      return "settled";
    }
    if (!order.needsPayment) return "settled";
    await account.sendRequest((client, options) => markOrderPaid(client, orderId, payment, options));
    log.info("A card payment has come, and its order goes on", { payment, orderId });
    return "settled";
  };

  const toSettlement = (payment: string, refund: RefundOutcome): Settlement => {
    if (refund === "paidBack") log.warn("A card was charged and no order came of it: it was paid back", { payment });
    if (refund === "unapproved") return "unapproved";
    return refund === "pending" ? "unsettled" : "settled";
  };

  return async (payment) => {
    const attempt = await payments.ownerOf(payment);
    if (attempt === "paid back") return "settled";
    if (attempt === UNREADABLE_OWNER) return "unsettled";
    let refund: RefundOutcome = "nothing";
    const payBack = async (owner: string) => void (refund = await payments.payBack(payment, owner));
    const attemptOutcome =
      attempt === null ? { state: "none" as const } : await checkout.settle(attempt, () => payBack(attempt));
    if (attemptOutcome.state === "placed") return markPaid(attemptOutcome.orderId, payment);
    if (attemptOutcome.state === "unknown") return "unsettled";
    // Only the first of an attempt and of this refund gets a payment without an owner.
    if (attempt === null) await payBack(toOrderlessOwner(payment));
    return toSettlement(payment, refund);
  };
}
