import {
  createCartFingerprint,
  failed,
  ok,
  clearPlacedLines,
  type Cart,
  type Result,
  type CheckoutFailure,
} from "@rewire/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { CheckoutDocument, type CheckoutMutation, type CheckoutMutationVariables } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useCartClient, type CartClient } from "../cart/hooks/CartClient.ts";
import { closeAttempt, markAttemptPaid, markAttemptSent, openAttempt, readAttempt } from "./purchaseAttempt.ts";
import { isPaymentVoid } from "./isPaymentVoid.ts";
import { pollAttempt } from "./pollAttempt.ts";
import { canRefill } from "./canRefill.ts";
import { refetchCart } from "./refetchCart.ts";
import { toCheckoutInput, type Purchase } from "./toCheckoutInput.ts";
import { readPlacedOrder, type PlacedOrder, type CheckoutFields } from "./readPlacedOrder.ts";
import { isServerReachable } from "../failure/isServerReachable.ts";
import { toCheckoutFailure } from "../failure/narrowFailure.ts";

type Outcome = Result<PlacedOrder, CheckoutFailure>;

/** Result of `usePlaceOrder`: functions for placing an order, and their state. */
export interface UsePlaceOrderResult {
  /**
   * Places the order. A second call during the first returns the first one's outcome.
   * @param displayedCart Cart that the shopper sees: no other one is ordered (`cartChanged`).
   */
  readonly placeOrder: (purchase: Purchase, displayedCart: Cart) => Promise<Outcome>;
  /**
   * Returns the question to answer before a card is charged; null for none. Each question is returned once, from here
   * or from `placeOrder`. Totals that are not current are read first; `totalsUnknown` if they cannot be.
   * @param needsPayment Whether a card is about to be charged: then the shop is told the addresses first.
   */
  readonly findCartChange: (
    purchase: Purchase,
    displayedCart: Cart,
    needsPayment?: boolean,
  ) => Promise<CheckoutFailure | null>;
  /**
   * Returns the outcome of an attempt sent before a reload; null when no order resulted. `orderUnknown` while the
   * outcome is unknown.
   */
  readonly resume: (attemptKey: string) => Promise<Outcome | null>;
  readonly isPlacing: boolean;
  /** Whether the response was lost and the gateway is being polled for the outcome. */
  readonly isCheckingOrder: boolean;
}

/** Failures after which an order may exist nevertheless. All others are definite. */
const uncertainFailureKinds: ReadonlySet<CheckoutFailure["kind"]> = new Set([
  "offline",
  "unreachable",
  "timeout",
  "shopError",
  "orderUnknown",
]);

/**
 * Loads what is needed after a refusal alone; null if it cannot be loaded. It is loaded when the checkout opens: a file
 * that a deployment has removed reloads the page, which must not happen between a payment and its order.
 */
const loadCartRecovery = () => import("./recoverCart.ts").catch(() => null);

/**
 * Returns functions for placing an order. Each purchase attempt results in at most one order. If the session has lost
 * its cart, the cart is restored and the attempt is sent once more. A restored cart needs the shopper's confirmation if
 * its total differs (`totalChanged`) or if it belongs to an account (`cartRefilled`). If the response is lost, the
 * gateway is polled for the outcome.
 */
export function usePlaceOrder(): UsePlaceOrderResult {
  const client = useCartClient();
  const [send, isPlacing] = useShopMutation(CheckoutDocument, toCheckoutFailure, "no-cache");
  const { finishAttempt, resume, isCheckingOrder } = useAttemptOutcome(client);
  const pendingOrder = useRef<Promise<Outcome> | null>(null);

  useEffect(() => client.enterCheckout(), [client]);
  useEffect(() => void loadCartRecovery(), []);
  const findCartChange = useCallback<UsePlaceOrderResult["findCartChange"]>(
    async (purchase, displayedCart, needsPayment) => {
      const recovery = await loadCartRecovery();
      if (recovery) return recovery.findCartChange(client, { purchase, displayedCart }, needsPayment);
      const isCurrent = !client.journal.read().needsConsent && client.totalsState() === "current";
      return isCurrent ? null : { kind: "totalsUnknown" };
    },
    [client],
  );
  const placeOrder = useCallback<UsePlaceOrderResult["placeOrder"]>(
    (purchase, displayedCart) => {
      pendingOrder.current ??= sendAttempt({ client, send, finishAttempt, resume }, purchase, displayedCart).finally(
        () => {
          pendingOrder.current = null;
        },
      );
      return pendingOrder.current;
    },
    [client, send, finishAttempt, resume],
  );

  return { placeOrder, findCartChange, resume, isPlacing: isPlacing || isCheckingOrder, isCheckingOrder };
}

/** Resolves the outcome of a purchase attempt. */
interface AttemptOutcome {
  /** Ends the attempt if its order exists; returns null otherwise. */
  readonly finishAttempt: (key: string, checkout: CheckoutFields | null | undefined) => Outcome | null;
  readonly resume: UsePlaceOrderResult["resume"];
  readonly isCheckingOrder: boolean;
}

/**
 * Returns functions that derive the outcome of an attempt from the shop's response or, where that was lost, from the
 * gateway.
 */
function useAttemptOutcome(client: CartClient): AttemptOutcome {
  const { journal } = client;
  const [pendingCheckCount, setPendingCheckCount] = useState(0);

  const finishAttempt = useCallback<AttemptOutcome["finishAttempt"]>(
    (key, checkout) => {
      const placedOrder = readPlacedOrder(checkout);
      if (!placedOrder) return null;
      journal.update(clearPlacedLines);
      closeAttempt(key);
      void refetchCart(client);
      return ok(placedOrder);
    },
    [client, journal],
  );
  const resume = useCallback<UsePlaceOrderResult["resume"]>(
    async (key) => {
      setPendingCheckCount((count) => count + 1);
      const state = await pollAttempt(client, key);
      setPendingCheckCount((count) => count - 1);
      if (state.state === "placed") return finishAttempt(key, state.checkout);
      return state.state === "unknown" ? failed({ kind: "orderUnknown" }) : null;
    },
    [client, finishAttempt],
  );
  return { finishAttempt, resume, isCheckingOrder: pendingCheckCount > 0 };
}

interface AttemptDependencies extends Pick<AttemptOutcome, "finishAttempt" | "resume"> {
  readonly client: CartClient;
  readonly send: ReturnType<typeof useShopMutation<CheckoutMutation, CheckoutMutationVariables, CheckoutFailure>>[0];
}

/** Sends the current attempt, a second time where the session had lost its cart, and returns the outcome. */
async function sendAttempt(
  { client, send, finishAttempt, resume }: AttemptDependencies,
  purchase: Purchase,
  displayedCart: Cart,
): Promise<Outcome> {
  const { key, payment, isSent } = openAttempt();
  // An attempt that was never sent has a certain outcome: the shopper need not wait for the gateway's answer about it.
  if (!isSent && !window.navigator.onLine && !(await isServerReachable())) return failed({ kind: "offline" });
  markAttemptSent(key);
  const cart = createCartFingerprint(displayedCart);
  const sendCheckout = (isRefillAllowed: boolean) =>
    send({ input: toCheckoutInput(purchase) }, undefined, {
      extensions: { attempt: { key, cart, page: location.pathname, payment, canRefill: isRefillAllowed } },
    });
  let response = await sendCheckout(canRefill(client));
  if (response.failure) {
    const rejectedOrder = { reason: response.failure, purchase, displayedCart, isPaid: payment !== null };
    if (await (await loadCartRecovery())?.recoverCart(client, rejectedOrder)) response = await sendCheckout(false);
  }
  const placedOrder = finishAttempt(key, response.data?.checkout);
  if (placedOrder) return placedOrder;
  const reason = response.failure ?? { kind: "shopError" };
  // Only the gateway knows what became of the payment: after any other failure the attempt stays paid.
  // Another tab may have made another payment meanwhile.
  if (isPaymentVoid(response.error) && readAttempt()?.payment === payment) markAttemptPaid(key, null);
  if (uncertainFailureKinds.has(reason.kind))
    return (await resume(key)) ?? failed(reason.kind === "orderUnknown" ? { kind: "unreachable" } : reason);
  // The cart has the former stock: its panel, where the shopper goes on, must show what is left.
  if (reason.kind === "outOfStock" || reason.kind === "notEnoughStock") void refetchCart(client);
  return failed(
    (await (await loadCartRecovery())?.describeCartChange(client, { reason, purchase, displayedCart })) ?? reason,
  );
}
