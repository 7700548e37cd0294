import { cartFingerprint, lineName, type Cart, type CheckoutFailure } from "@rewire/domain";

/**
 * What to ask a shopper whose cart is no longer the one that was shown.
 * @param now The cart as it is; null where nobody tells it.
 */
function changeOf(shown: Cart, now: Cart | null): CheckoutFailure {
  const before = shown.totals.total;
  if (!now || now.lines.length === 0 || now.totals.total.minor === before.minor) return { kind: "cartChanged" };
  const pieces = new Map(now.lines.map(({ key, quantity }) => [key, quantity]));
  const codes = new Set(now.coupons.map(({ code }) => code));
  const fewer = shown.lines.filter(({ key, quantity }) => (pieces.get(key) ?? 0) < quantity);
  const gone = shown.coupons.filter(({ code }) => !codes.has(code));
  return {
    kind: "totalChanged",
    before,
    missing: [
      ...fewer.map(({ name, options }) => lineName(name, options)),
      ...gone.map(({ code }) => code.toUpperCase()),
    ],
  };
}

/** Whether a cart would be ordered as it was shown. @param now null where nobody tells it */
export const isAsShown = (shown: Cart, now: Cart | null): boolean =>
  now !== null && cartFingerprint(now) === cartFingerprint(shown);

/**
 * What to tell a shopper whose order was refused because of the cart.
 * @param now The cart that stands beside it; null where nobody tells it, and the page goes on showing the last one.
 */
export const refusalOf = (reason: CheckoutFailure, shown: Cart, now: Cart | null): CheckoutFailure =>
  reason.kind === "sessionExpired" || (reason.kind === "cartEmpty" && now?.lines.length === 0)
    ? reason
    : changeOf(shown, now);
