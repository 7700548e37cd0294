import { createCartFingerprint, formatLineName, type Cart, type CheckoutFailure } from "@rewire/domain";

/**
 * Returns the failure that asks a shopper to confirm a cart that differs from the cart shown.
 * @param currentCart Current cart; null when unknown.
 */
function toCartChangeFailure(displayedCart: Cart, currentCart: Cart | null): CheckoutFailure {
  const displayedTotal = displayedCart.totals.total;
  if (!currentCart || currentCart.lines.length === 0 || currentCart.totals.total.minor === displayedTotal.minor)
    return { kind: "cartChanged" };
  const quantities = new Map(currentCart.lines.map(({ key, quantity }) => [key, quantity]));
  const codes = new Set(currentCart.coupons.map(({ code }) => code));
  const reducedLines = displayedCart.lines.filter(({ key, quantity }) => (quantities.get(key) ?? 0) < quantity);
  const missingCoupons = displayedCart.coupons.filter(({ code }) => !codes.has(code));
  return {
    kind: "totalChanged",
    before: displayedTotal,
    missing: [
      ...reducedLines.map(({ name, options }) => formatLineName(name, options)),
      ...missingCoupons.map(({ code }) => code.toUpperCase()),
    ],
  };
}

/**
 * Returns whether the current cart equals the cart displayed to the shopper.
 *
 * @param currentCart Current cart; null if unknown.
 */
export const matchesDisplayedCart = (displayedCart: Cart, currentCart: Cart | null): boolean =>
  currentCart !== null && createCartFingerprint(currentCart) === createCartFingerprint(displayedCart);

/**
 * Returns the failure to display for an order that was rejected because of its cart.
 * @param currentCart Cart of the session after the rejection; null if unknown.
 */
export const toCartRejection = (
  reason: CheckoutFailure,
  displayedCart: Cart,
  currentCart: Cart | null,
): CheckoutFailure =>
  reason.kind === "sessionExpired" || (reason.kind === "cartEmpty" && currentCart?.lines.length === 0)
    ? reason
    : toCartChangeFailure(displayedCart, currentCart);
