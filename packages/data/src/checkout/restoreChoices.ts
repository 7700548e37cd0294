import { cartFingerprint, parcelsOf, type Cart } from "@rewire/domain";
import { ApplyCouponDocument, UpdateShippingMethodDocument } from "../gql/graphql.ts";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { refetchCart } from "./restorePurchase.ts";

const ratesOf = (cart: Cart) => parcelsOf(cart).map(({ chosenRate }) => chosenRate ?? "");

/**
 * Restores the coupon codes and rates that were shown, when the cart has exactly the lines shown: a shop that stores
 * the lines of an account's cart restores only the lines after the session has been deleted.
 * @param now Cart of the session; null when unknown.
 * @returns The resulting cart; null when unknown.
 * @throws the network error.
 */
export async function restoreChoices(client: CartClient, shown: Cart, now: Cart | null): Promise<Cart | null> {
  if (!now || !isSubsetOf(shown, now)) return now;
  const { apollo } = client;
  const options = { errorPolicy: "all", fetchPolicy: "no-cache" } as const;
  const applied = new Set(now.coupons.map(({ code }) => code));
  const codes = shown.coupons.map(({ code }) => code).filter((code) => !applied.has(code));
  for (const code of codes)
    await apollo.mutate({ mutation: ApplyCouponDocument, variables: { input: { code } }, ...options });
  const rates = ratesOf(shown);
  const isRateLost = rates.join() !== ratesOf(now).join() && !rates.includes("");
  if (isRateLost)
    await apollo.mutate({
      mutation: UpdateShippingMethodDocument,
      variables: { input: { shippingMethods: rates } },
      ...options,
    });
  return codes.length > 0 || isRateLost ? refetchCart(client) : now;
}

/** Returns whether a cart has the lines that were shown, and no code that was not. */
function isSubsetOf(shown: Cart, now: Cart): boolean {
  const codes = new Set(shown.coupons.map(({ code }) => code));
  const hasLines = cartFingerprint({ lines: now.lines, totals: shown.totals }) === cartFingerprint(shown);
  return hasLines && now.coupons.every(({ code }) => codes.has(code));
}
