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
import { toOrderlessOwner, UNREADABLE_OWNER, type Payments } from "./createPayments.ts";
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
  /** Settles an attempt that no browser queries any more. @throws ShopRequestError if the shop does not respond */
  settle(
    attemptKey: string,
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
const MAX_AGE_MS = 3 * 24 * 60 * 60_000;
const paidPaymentsKey = "payments-paid";

/** Creates the payment monitor. It has no timer: call `settlePending` at regular intervals. */
export function createPaymentMonitor(dependencies: PaymentMonitorDependencies): PaymentMonitor {
  const { store, locks, now, log, paymentStarts } = dependencies;
  const settlePayment = createPaymentSettlement(dependencies);
  /**
   * Reads the list of paid payments.
   * @throws ValiError for an unreadable list, because its payments must not be lost.
   */
  const read = async (): Promise<readonly PaidPayment[]> =>
    v.parse(paidPaymentsSchema, (await store.get(paidPaymentsKey)) ?? "[]");
  const savePaidPayments = (list: readonly PaidPayment[]) =>
    store.set(paidPaymentsKey, JSON.stringify(list), GUEST_ORDER_SECONDS);
  const updatePaidPayments = (work: (list: readonly PaidPayment[]) => Promise<readonly PaidPayment[]>) =>
    locks.run(paidPaymentsKey, async () => savePaidPayments(await work(await read())));
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

  return {
    recordStart: (payment) => paymentStarts.record(payment),
    async recordPaid(id) {
      // The shop's Stripe account may contain payments that were not created here; those are ignored.
      if (!(await paymentStarts.has(id))) return;
      await updatePaidPayments(async (list) =>
        list.some((paidPayment) => paidPayment.id === id)
          ? list
          : [...list, { id, paidAt: now(), lookAt: now() + GRACE_PERIOD_MS }],
      );
    },
    async settlePending() {
      if (!(await read()).some(({ lookAt: nextCheckTime }) => nextCheckTime <= now())) return;
      await updatePaidPayments(async (list) => {
        const unsettledPayments: PaidPayment[] = [];
        for (const paidPayment of list) {
          const settlement =
            paidPayment.lookAt <= now()
              ? await settlePayment(paidPayment.id).catch((error: unknown) => deferPayment(paidPayment, error))
              : "unsettled";
          if (settlement === "settled") continue;
          if (now() - paidPayment.paidAt > MAX_AGE_MS) {
            // Nobody has paid anything who has not approved it until then.
            if (settlement === "unsettled")
              log.error("A card payment without an order could not be settled: do it by hand", {
                payment: paidPayment.id,
              });
          } else
            unsettledPayments.push(
              paidPayment.lookAt <= now() ? { ...paidPayment, lookAt: now() + RETRY_MS } : paidPayment,
            );
        }
        return unsettledPayments;
      });
    },
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
  /** Updates an order that was placed while its payment was pending. */
  const markPaid = async (orderId: number, payment: string): Promise<void> => {
    const order = orderId > 0 ? await finder.read(orderId) : null;
    if (!account || !order) {
      log.warn("A card payment has come; see whether its order says so", { payment, orderId });
      return;
    }
    if (!order.needsPayment) return;
    await account.sendRequest((client, options) => markOrderPaid(client, orderId, payment, options));
    log.info("A card payment has come, and its order goes on", { payment, orderId });
  };

  return async (payment) => {
    const attempt = await payments.ownerOf(payment);
    if (attempt === "paid back") return "settled";
    if (attempt === UNREADABLE_OWNER) return "unsettled";
    const attemptOutcome = attempt === null ? ({ state: "none" } as const) : await checkout.settle(attempt);
    if (attemptOutcome.state === "placed") {
      await markPaid(attemptOutcome.orderId, payment);
      return "settled";
    }
    if (attemptOutcome.state === "unknown") return "unsettled";
    const refund = await payments.payBack(payment, attempt ?? toOrderlessOwner(payment));
    if (refund === "paidBack") log.warn("A card was charged and no order came of it: it was paid back", { payment });
    if (refund === "unapproved") return "unapproved";
    return refund === "pending" ? "unsettled" : "settled";
  };
}
