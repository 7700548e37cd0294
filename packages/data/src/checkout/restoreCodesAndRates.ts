import { createCartFingerprint, listParcels, type Cart } from "@rewire/domain";
import { ApplyCouponDocument, UpdateShippingMethodDocument } from "../gql/graphql.ts";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { refetchCart } from "./refetchCart.ts";

const listChosenRates = (cart: Cart) => listParcels(cart).map(({ chosenRate }) => chosenRate ?? "");

/**
 * Restores the coupon codes and shipping rates of the displayed cart if the session's cart still has the same lines. A
 * shop that stores carts with accounts keeps only the lines when a session is deleted.
 * @param currentCart Cart of the session; null if unknown.
 * @returns The resulting cart; null if unknown.
 * @throws Error if the network fails.
 */
export async function restoreCodesAndRates(
  client: CartClient,
  displayedCart: Cart,
  currentCart: Cart | null,
): Promise<Cart | null> {
  if (!currentCart || !isCartSubset(displayedCart, currentCart)) return currentCart;
  const { apollo } = client;
  const options = { errorPolicy: "all", fetchPolicy: "no-cache" } as const;
  const appliedCodes = new Set(currentCart.coupons.map(({ code }) => code));
  const codes = displayedCart.coupons.map(({ code }) => code).filter((code) => !appliedCodes.has(code));
  for (const code of codes)
    await apollo.mutate({ mutation: ApplyCouponDocument, variables: { input: { code } }, ...options });
  const rates = listChosenRates(displayedCart);
  const isRateLost = rates.join() !== listChosenRates(currentCart).join() && !rates.includes("");
  if (isRateLost)
    await apollo.mutate({
      mutation: UpdateShippingMethodDocument,
      variables: { input: { shippingMethods: rates } },
      ...options,
    });
  return codes.length > 0 || isRateLost ? refetchCart(client) : currentCart;
}

/** Returns whether a cart has the lines that were shown, and no code that was not. */
function isCartSubset(displayedCart: Cart, currentCart: Cart): boolean {
  const codes = new Set(displayedCart.coupons.map(({ code }) => code));
  const hasSameLines =
    createCartFingerprint({ lines: currentCart.lines, totals: displayedCart.totals }) ===
    createCartFingerprint(displayedCart);
  return hasSameLines && currentCart.coupons.every(({ code }) => codes.has(code));
}
