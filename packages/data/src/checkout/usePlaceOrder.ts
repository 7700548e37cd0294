import { cartFingerprint, failed, ok, type Cart, type Result, type ShopFailure } from "@rewire/domain";
import { useCallback, useRef, useState } from "react";
import { CheckoutDocument, GetCartDocument } from "../gql/graphql.ts";
import { withoutLines } from "../journal/keepCart.ts";
import { useShopMutation } from "../store/useShopMutation.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";
import { closeAttempt, markAttemptPaid, markAttemptSent, openAttempt } from "./keptAttempt.ts";
import { lookAtAttempt } from "./lookAtAttempt.ts";
import { toCheckoutInput, type Purchase } from "./toCheckoutInput.ts";
import { toPlacedOrder, type PlacedOrder, type WireCheckout } from "./toPlacedOrder.ts";

type Outcome = Result<PlacedOrder, ShopFailure>;

/** Placing an order as a verb and a flag. */
export interface PlaceOrder {
  /**
   * A second call while the first is under way gets the first one's outcome.
   * @param shown The cart that the shopper sees: no other one is ordered (`cartChanged`).
   */
  readonly placeOrder: (purchase: Purchase, shown: Cart) => Promise<Outcome>;
  /** What became of an attempt that was sent before a reload; null when nothing did. `orderUnknown` when nobody knows yet. */
  readonly resume: (attemptKey: string) => Promise<Outcome | null>;
  readonly isPlacing: boolean;
  /** The answer was lost, and the gateway is asked what came of it. */
  readonly isLooking: boolean;
}

/** Failures that may hide a placed order. Everything else is a plain no. */
const inDoubt: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "unreachable", "timeout", "shopError", "orderUnknown"]);

/**
 * Places the order, each attempt once; the payment that was noted for it (`markAttemptPaid`) goes along. `result: success` is a placed order whatever errors come along. After an answer
 * that was lost the gateway is asked what came of it, and nobody is invited to pay again before that is known.
 * Afterwards the cart, which the shop has emptied, is read again.
 */
export function usePlaceOrder(): PlaceOrder {
  const client = useStoreClient();
  const { apollo, currency, journal } = client;
  const [send, isPlacing] = useShopMutation(CheckoutDocument, "no-cache");
  const [looks, setLooks] = useState(0);
  const underWay = useRef<Promise<Outcome> | null>(null);

  const readCart = useCallback(
    () => void apollo.query({ query: GetCartDocument, fetchPolicy: "network-only", errorPolicy: "all" }).catch(() => undefined),
    [apollo],
  );

  const settle = useCallback(
    (key: string, checkout: WireCheckout | null | undefined): Outcome | null => {
      const placed = toPlacedOrder(checkout, currency);
      if (!placed) return null;
      journal.update(withoutLines);
      closeAttempt(key);
      readCart();
      return ok(placed);
    },
    [currency, journal, readCart],
  );

  const resume = useCallback<PlaceOrder["resume"]>(
    async (key) => {
      setLooks((count) => count + 1);
      const known = await lookAtAttempt(client, key);
      setLooks((count) => count - 1);
      if (known.state === "placed") return settle(key, known.checkout);
      return known.state === "unknown" ? failed({ kind: "orderUnknown" }) : null;
    },
    [client, settle],
  );

  const placeOrder = useCallback<PlaceOrder["placeOrder"]>(
    (purchase, shown) => {
      const place = async (): Promise<Outcome> => {
        const { key, payment } = openAttempt();
        markAttemptSent(key);
        const attempt = { key, cart: cartFingerprint(shown), ...(payment ? { payment } : {}) };
        const { data, failure } = await send({ input: toCheckoutInput(purchase) }, undefined, { extensions: { attempt } });
        const placed = settle(key, data?.checkout);
        if (placed) return placed;
        const reason = failure ?? { kind: "shopError" };
        if (inDoubt.has(reason.kind)) return (await resume(key)) ?? failed(reason.kind === "orderUnknown" ? { kind: "unreachable" } : reason);
        // After a plain no the gateway gives back what was paid.
        if (payment) markAttemptPaid(key, null);
        if (reason.kind === "cartChanged" || reason.kind === "cartEmpty" || reason.kind === "sessionExpired") readCart();
        return failed(reason);
      };
      underWay.current ??= place().finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [send, settle, resume, readCart],
  );

  return { placeOrder, resume, isPlacing: isPlacing || looks > 0, isLooking: looks > 0 };
}
