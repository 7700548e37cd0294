import type { Address, Cart, CheckoutFailure } from "@rewire/domain";
import type { CartClient } from "../cart/hooks/CartClient.ts";
import { GetCartDocument } from "../gql/graphql.ts";
import { matchesDisplayedCart, toCartRejection } from "./toCartRejection.ts";
import { restoreCodesAndRates } from "./restoreCodesAndRates.ts";
import { canRefill, canRestore } from "./canRefill.ts";
import { refetchCart } from "./refetchCart.ts";
import { restoreSessionData } from "./restoreSessionData.ts";
import type { Purchase } from "./toCheckoutInput.ts";

/** Failures that may result from a deleted session: the token is valid, but the cart is empty. */
const lostCartFailureKinds: ReadonlySet<CheckoutFailure["kind"]> = new Set(["cartEmpty", "sessionExpired"]);

/** Failures caused by a cart that differs from the one shown. */
const cartChangeFailureKinds: ReadonlySet<CheckoutFailure["kind"]> = new Set([
  ...lostCartFailureKinds,
  "cartChanged",
  "cartRefilled",
]);

/** Order that the gateway or the shop rejected, with the failure and the cart that the shopper saw. */
export interface RejectedOrder {
  readonly reason: CheckoutFailure;
  readonly purchase: Purchase;
  /** Cart that was shown to the shopper. */
  readonly displayedCart: Cart;
  /** Whether a card was charged for it. */
  readonly isPaid: boolean;
}

/** Returns whether an order failed because an account's cart is empty; another device may have emptied it on purpose. */
const isAccountCartEmptied = (client: CartClient, reason: CheckoutFailure): boolean =>
  lostCartFailureKinds.has(reason.kind) && canRestore(client) && !client.journal.read().isGuest;

/**
 * Restores the cart of a rejected order where this needs no confirmation by the shopper: a guest's lost cart lines, or
 * the lost codes and shipping rates of an account's cart.
 * @returns Whether the same purchase attempt may be sent again.
 */
export async function recoverCart(
  client: CartClient,
  { reason, purchase, displayedCart, isPaid }: RejectedOrder,
): Promise<boolean> {
  if (lostCartFailureKinds.has(reason.kind)) {
    if (!canRefill(client)) return false;
    await restoreSessionData(client, purchase);
    return true;
  }
  // The payment for a cart that has changed has been refunded.
  if (reason.kind !== "cartChanged" || client.journal.read().isGuest || isPaid) return false;
  const now = await restoreCodesAndRates(client, displayedCart, await refetchCart(client)).catch(() => null);
  return matchesDisplayedCart(displayedCart, now);
}

/**
 * Returns the failure with which the shopper is asked to confirm the changed cart of a rejected order; the reason itself
 * if it is not about the cart. The cart is fetched first, and an account's emptied cart is refilled, so that the message matches the cart on the page.
 */
export async function describeCartChange(
  client: CartClient,
  { reason, purchase, displayedCart }: Omit<RejectedOrder, "isPaid">,
): Promise<CheckoutFailure> {
  if (!cartChangeFailureKinds.has(reason.kind)) return reason;
  const isEmptied = isAccountCartEmptied(client, reason);
  const now = await (isEmptied ? restoreSessionData(client, purchase) : refetchCart(client));
  client.journal.update((journal) => (journal.needsConsent ? { ...journal, needsConsent: false } : journal));
  if (!isEmptied && reason.kind !== "cartRefilled") return toCartRejection(reason, displayedCart, now);
  return matchesDisplayedCart(displayedCart, now)
    ? { kind: "cartRefilled" }
    : toCartRejection(isEmptied ? reason : { kind: "cartChanged" }, displayedCart, now);
}

const addressParts = ["country", "state", "postcode", "city"] as const satisfies readonly (keyof Address)[];

/**
 * Returns whether the shop knows the parts of a purchase's addresses that tax and shipping depend on. A name with an
 * encoded character counts as unknown: decoding it would put the decoder into one more file of every page.
 */
function hasAddresses({ apollo }: CartClient, { billing, shipping }: Purchase): boolean {
  const customer = apollo.cache.readQuery({ query: GetCartDocument })?.customer;
  return addressParts.every(
    (part) =>
      billing[part] === (customer?.billing?.[part] ?? "") &&
      (shipping ?? billing)[part] === (customer?.shipping?.[part] ?? ""),
  );
}

/**
 * Reads the totals again where the displayed ones may be outdated. Returns the failure with which the shopper is asked to
 * confirm a cart that differs from the displayed one, or that was refilled; null for none, and `totalsUnknown` if the cart
 * cannot be read.
 *
 * @param needsPayment Whether a card is about to be charged. The shop is told the addresses before, because it calculates
 * the total with them: the gateway, which does the same, would refund a charge of another total.
 */
export async function findCartChange(
  client: CartClient,
  { purchase, displayedCart }: Pick<RejectedOrder, "purchase" | "displayedCart">,
  needsPayment = false,
): Promise<CheckoutFailure | null> {
  if (client.journal.read().needsConsent)
    return describeCartChange(client, { reason: { kind: "cartRefilled" }, purchase, displayedCart });
  const isAddressMissing = needsPayment && !hasAddresses(client, purchase);
  if (!isAddressMissing && client.totalsState() === "current") return null;
  const now = await (isAddressMissing ? restoreSessionData(client, purchase) : refetchCart(client));
  if (!now) return { kind: "totalsUnknown" };
  return matchesDisplayedCart(displayedCart, now) ? null : toCartRejection({ kind: "cartChanged" }, displayedCart, now);
}
