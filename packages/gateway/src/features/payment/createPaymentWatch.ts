import { markOrderPaid, ShopTrouble } from "@rewire/data/server";
import * as v from "valibot";
import type { OrderFinder } from "../order/createOrderFinder.ts";
import type { Log } from "../../log/createLog.ts";
import { guestOrderSeconds } from "../order/createGuestOrders.ts";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import type { Locks } from "../../storage/createLocks.ts";
import { jsonOf } from "../../schema/fields.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { UNREADABLE_OWNER, type Payments } from "./createPayments.ts";

/** Sees to it that nobody has paid by card for nothing, also where the browser is gone before it could order. */
export interface PaymentWatch {
  /** A card payment has been begun here: only those are ours to look after. */
  readonly begun: (payment: string) => Promise<void>;
  /** It was paid. An order may be on its way, so it is looked at after a while. */
  readonly paid: (payment: string) => Promise<void>;
  /** Looks at those whose time has come. */
  readonly settleDue: () => Promise<void>;
}

/** Tells what became of an attempt to order: the checkout does. */
export interface AttemptSettlement {
  /** What became of an attempt of which no browser asks any more. @throws ShopTrouble if the shop cannot be asked */
  settle(
    attemptKey: string,
  ): Promise<{ readonly state: "placed"; readonly orderId: number } | { readonly state: "none" | "unknown" }>;
}

/** What it works with. */
export interface PaymentWatchParts {
  readonly store: KeyValueStore;
  readonly locks: Locks;
  readonly payments: Payments;
  readonly checkout: AttemptSettlement;
  readonly finder: OrderFinder;
  /** null where there is none: then an order that waits for its money is told to the log. */
  readonly account: ServiceAccount | null;
  readonly now: () => number;
  readonly log: Log;
}

const paidPayments = jsonOf(v.array(v.object({ id: v.string(), paidAt: v.number(), lookAt: v.number() })));

type PaidPayment = v.InferOutput<typeof paidPayments>[number];

/** Whoever comes back from the bank orders at once; whoever lost the connection may come back and go on. */
const GRACE_MS = 30 * 60_000;
const RETRY_MS = 10 * 60_000;
const MAX_AGE_MS = 3 * 24 * 60 * 60_000;
const listKey = "payments-paid";

/** Makes the watch. Nothing runs by itself: call `settleDue` now and then. */
export function createPaymentWatch(parts: PaymentWatchParts): PaymentWatch {
  const { store, locks, now, log } = parts;
  const settle = createSettlement(parts);
  const named = (payment: string) => `payment-begun:${payment}`;
  /** @throws ValiError for a list that cannot be read: payments in it must not be forgotten. */
  const read = async (): Promise<readonly PaidPayment[]> => v.parse(paidPayments, (await store.get(listKey)) ?? "[]");
  const keep = (list: readonly PaidPayment[]) => store.set(listKey, JSON.stringify(list), guestOrderSeconds);
  const change = (work: (list: readonly PaidPayment[]) => Promise<readonly PaidPayment[]>) =>
    locks.run(listKey, async () => keep(await work(await read())));

  return {
    begun: (payment) => store.set(named(payment), "1", guestOrderSeconds),
    async paid(id) {
      // The shop's account at Stripe may have other customers: theirs are none of our business.
      if ((await store.get(named(id))) === null) return;
      await change(async (list) =>
        list.some((one) => one.id === id) ? list : [...list, { id, paidAt: now(), lookAt: now() + GRACE_MS }],
      );
    },
    async settleDue() {
      if (!(await read()).some(({ lookAt }) => lookAt <= now())) return;
      await change(async (list) => {
        const unsettled: PaidPayment[] = [];
        for (const one of list) {
          const isSettled = one.lookAt <= now() && (await settle(one.id).catch(unlessTrouble));
          if (isSettled) continue;
          if (now() - one.paidAt > MAX_AGE_MS)
            log.error("A card payment without an order could not be settled: do it by hand", { payment: one.id });
          else unsettled.push(one.lookAt <= now() ? { ...one, lookAt: now() + RETRY_MS } : one);
        }
        return unsettled;
      });
    },
  };
}

/** Makes the function that settles one payment; it answers whether nothing is left to do. */
function createSettlement({
  payments,
  checkout,
  finder,
  account,
  log,
}: PaymentWatchParts): (payment: string) => Promise<boolean> {
  /** An order that was placed while the money was on its way waits for it. */
  const tellOrder = async (orderId: number, payment: string): Promise<boolean> => {
    const order = orderId > 0 ? await finder.read(orderId) : null;
    if (!account || !order) {
      log.warn("A card payment has come; see whether its order says so", { payment, orderId });
      return true;
    }
    if (!order.needsPayment) return true;
    await account.ask((client, options) => markOrderPaid(client, orderId, payment, options));
    log.info("A card payment has come, and its order goes on", { payment, orderId });
    return true;
  };

  return async (payment) => {
    const attempt = await payments.ownerOf(payment);
    if (attempt === "paid back") return true;
    if (attempt === UNREADABLE_OWNER) return false;
    const fate = attempt === null ? ({ state: "none" } as const) : await checkout.settle(attempt);
    if (fate.state === "placed") return tellOrder(fate.orderId, payment);
    if (fate.state === "unknown") return false;
    if (!(await payments.payBack(payment, attempt ?? `no order for ${payment}`))) return false;
    log.warn("A card was charged and no order came of it: it was paid back", { payment });
    return true;
  };
}

/** The shop or Stripe cannot be asked: later. */
function unlessTrouble(error: unknown): false {
  if (!(error instanceof ShopTrouble)) throw error;
  return false;
}
