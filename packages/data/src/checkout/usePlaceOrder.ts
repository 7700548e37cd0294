import {
  cartFingerprint,
  failed,
  ok,
  withoutLines,
  type Cart,
  type Result,
  type CheckoutFailure,
} from "@rewire/domain";
import { useCallback, useEffect, useRef, useState } from "react";
import { CheckoutDocument, type CheckoutMutation, type CheckoutMutationVariables } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useCartClient, type CartClient } from "../cart/hooks/CartClient.ts";
import { closeAttempt, markAttemptPaid, markAttemptSent, openAttempt } from "./keptAttempt.ts";
import { lookAtAttempt } from "./lookAtAttempt.ts";
import { canRefill, mendCart, questionAbout } from "./mendCart.ts";
import { readCartAnew } from "./putBackPurchase.ts";
import { toCheckoutInput, type Purchase } from "./toCheckoutInput.ts";
import { toPlacedOrder, type PlacedOrder, type WireCheckout } from "./toPlacedOrder.ts";
import { toCheckoutFailure } from "../failure/narrowFailure.ts";

type Outcome = Result<PlacedOrder, CheckoutFailure>;

/** Placing an order as a verb and a flag. */
export interface PlaceOrder {
  /**
   * A second call while the first is under way gets the first one's outcome.
   * @param shown The cart that the shopper sees: no other one is ordered (`cartChanged`).
   */
  readonly placeOrder: (purchase: Purchase, shown: Cart) => Promise<Outcome>;
  /** What has to be asked before a card is charged; null for nothing. Each question comes once, from here or `placeOrder`. */
  readonly askFirst: (purchase: Purchase, shown: Cart) => Promise<CheckoutFailure | null>;
  /** What became of an attempt that was sent before a reload; null when nothing did. `orderUnknown` when nobody knows yet. */
  readonly resume: (attemptKey: string) => Promise<Outcome | null>;
  readonly isPlacing: boolean;
  /** The answer was lost, and the gateway is asked what came of it. */
  readonly isLooking: boolean;
}

/** Failures that may hide a placed order. Everything else is a plain no. */
const inDoubt: ReadonlySet<CheckoutFailure["kind"]> = new Set([
  "offline",
  "unreachable",
  "timeout",
  "shopError",
  "orderUnknown",
]);

/** Refusals because of a cart that is not the one on screen. */
const aboutCart: ReadonlySet<CheckoutFailure["kind"]> = new Set([
  "cartChanged",
  "cartEmpty",
  "cartRefilled",
  "sessionExpired",
]);

/**
 * Places the order, each attempt once; the payment that was noted for it (`markAttemptPaid`) goes along.
 * `result: success` is a placed order whatever errors come along. A session that has lost the cart gets it back, and the
 * same attempt is sent once more; where it then costs something else, `totalChanged` asks. An account's cart is put back
 * too, but nobody knows who has emptied it, so `cartRefilled` asks before it is ordered. After an answer that was lost
 * the gateway is asked what came of it, and nobody is invited to pay again before that is known.
 * Afterwards the cart, which the shop has emptied, is read again.
 */
export function usePlaceOrder(): PlaceOrder {
  const client = useCartClient();
  const [send, isPlacing] = useShopMutation(CheckoutDocument, toCheckoutFailure, "no-cache");
  const { settle, resume, isLooking } = useAttemptOutcome(client);
  const underWay = useRef<Promise<Outcome> | null>(null);

  useEffect(() => client.enterCheckout(), [client]);
  const askFirst = useCallback<PlaceOrder["askFirst"]>(
    async (purchase, shown) =>
      client.journal.read().needsConsent
        ? questionAbout(client, { reason: { kind: "cartRefilled" }, purchase, shown })
        : null,
    [client],
  );
  const placeOrder = useCallback<PlaceOrder["placeOrder"]>(
    (purchase, shown) => {
      underWay.current ??= sendAttempt({ client, send, settle, resume }, purchase, shown).finally(() => {
        underWay.current = null;
      });
      return underWay.current;
    },
    [client, send, settle, resume],
  );

  return { placeOrder, askFirst, resume, isPlacing: isPlacing || isLooking, isLooking };
}

/** What an attempt to buy has come to. */
interface AttemptOutcome {
  /** Ends the attempt whose order stands; null where none does. */
  readonly settle: (key: string, checkout: WireCheckout | null | undefined) => Outcome | null;
  readonly resume: PlaceOrder["resume"];
  readonly isLooking: boolean;
}

/** Reads what an attempt has come to, from the shop's answer or, where that was lost, from the gateway. */
function useAttemptOutcome(client: CartClient): AttemptOutcome {
  const { currency, journal } = client;
  const [looks, setLooks] = useState(0);

  const settle = useCallback<AttemptOutcome["settle"]>(
    (key, checkout) => {
      const placed = toPlacedOrder(checkout, currency);
      if (!placed) return null;
      journal.update(withoutLines);
      closeAttempt(key);
      void readCartAnew(client);
      return ok(placed);
    },
    [client, currency, journal],
  );
  const resume = useCallback<PlaceOrder["resume"]>(
    async (key) => {
      setLooks((count) => count + 1);
      const state = await lookAtAttempt(client, key);
      setLooks((count) => count - 1);
      if (state.state === "placed") return settle(key, state.checkout);
      return state.state === "unknown" ? failed({ kind: "orderUnknown" }) : null;
    },
    [client, settle],
  );
  return { settle, resume, isLooking: looks > 0 };
}

interface AttemptParts extends Pick<AttemptOutcome, "settle" | "resume"> {
  readonly client: CartClient;
  readonly send: ReturnType<typeof useShopMutation<CheckoutMutation, CheckoutMutationVariables, CheckoutFailure>>[0];
}

/** Sends the attempt that is open, a second time where the session had lost its cart, and says what came of it. */
async function sendAttempt(
  { client, send, settle, resume }: AttemptParts,
  purchase: Purchase,
  shown: Cart,
): Promise<Outcome> {
  const { key, payment } = openAttempt();
  markAttemptSent(key);
  const attempt = { key, cart: cartFingerprint(shown), ...(payment ? { payment } : {}) };
  const order = (comesAgain: boolean) =>
    send({ input: toCheckoutInput(purchase) }, undefined, {
      extensions: { attempt: { ...attempt, ...(comesAgain ? { canRefill: true } : {}) } },
    });
  let answer = await order(canRefill(client));
  const refused = { purchase, shown, isPaid: payment !== null };
  if (answer.failure && (await mendCart(client, { ...refused, reason: answer.failure }))) answer = await order(false);
  const placed = settle(key, answer.data?.checkout);
  if (placed) return placed;
  const reason = answer.failure ?? { kind: "shopError" };
  if (inDoubt.has(reason.kind))
    return (await resume(key)) ?? failed(reason.kind === "orderUnknown" ? { kind: "unreachable" } : reason);
  // After a plain no the gateway gives back what was paid; what has not been sent stays paid.
  if (payment && reason.kind !== "cartRefilled") markAttemptPaid(key, null);
  return failed(aboutCart.has(reason.kind) ? await questionAbout(client, { reason, purchase, shown }) : reason);
}
