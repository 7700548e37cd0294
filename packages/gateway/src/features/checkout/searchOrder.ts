import { ShopTrouble, type Store, type WireCheckout } from "@rewire/data/server";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import { readStore } from "./checkCart.ts";
import type { CheckoutParts, SentRecord } from "./CheckoutParts.ts";

/**
 * Outcome of a search: the order's confirmation, `null` where there is none yet, `unknown` where it cannot be
 * determined.
 */
export type SearchResult = WireCheckout | null | "unknown";

/** Builds the confirmation of an order that was found by its attempt. */
const confirmationOf = (order: NonNullable<WireCheckout["order"]>): WireCheckout => ({
  result: "success",
  redirect: `/checkout/order-received/${order.databaseId}`,
  order,
});

/**
 * Searches for the order of an attempt: with the service account, or else by the cart that an order empties.
 * @throws ShopTrouble
 */
export async function searchOrder(
  parts: CheckoutParts,
  session: ShopSession,
  key: string,
  sent: SentRecord,
): Promise<WireCheckout | null> {
  const order = await parts.finder.find(key, sent.email);
  if (order === null) return null;
  if (order !== "unknown") return confirmationOf(order);
  const store = await readStore(session, parts);
  // An expired session, or one whose row was deleted, has lost its cart, so that an empty cart proves nothing.
  if (session.isOver() || !store || store.cart.lines.length > 0 || hasLostRow(session, store, sent)) return null;
  return { result: "success", redirect: "/order-summary", order: null };
}

/** Searches for the order of an attempt that an earlier request has sent. @throws ShopTrouble */
export async function searchEarlierOrder(
  parts: CheckoutParts,
  session: ShopSession,
  key: string,
  sent: SentRecord,
): Promise<SearchResult> {
  const confirmation = await searchOrder(parts, session, key, sent).catch(unknownIfTrouble);
  if (confirmation !== null) return confirmation;
  // Another session's cart proves nothing, nor does a missing one.
  if ((await hasLostCart(parts, session, sent)) && (await parts.finder.find(key, sent.email)) === "unknown")
    return "unknown";
  return isSettled(parts, sent) ? null : "unknown";
}

/** Searches for an order with the service account only, without a browser. @throws ShopTrouble */
export async function searchUnattended(parts: CheckoutParts, key: string, sent: SentRecord): Promise<SearchResult> {
  const order = await parts.finder.find(key, sent.email);
  if (order === "unknown") return "unknown";
  if (order) return confirmationOf(order);
  return isSettled(parts, sent) ? null : "unknown";
}

/** Returns whether the shop can no longer be processing the request. */
const isSettled = ({ now, settleMs }: CheckoutParts, { sentAt }: SentRecord): boolean => now() >= sentAt + settleMs;

/** Returns whether the cart that was sent can no longer be read. @throws ShopTrouble */
async function hasLostCart(parts: CheckoutParts, session: ShopSession, sent: SentRecord): Promise<boolean> {
  if (session.isOver()) return true;
  const store = await readStore(session, parts);
  return store !== null && store.cart.lines.length === 0 && hasLostRow(session, store, sent);
}

/**
 * Returns whether the row of a guest's session was deleted after the order was sent: an order removes lines and codes,
 * but keeps the address.
 */
function hasLostRow(session: ShopSession, { customer: { billing } }: Store, { known: { order } }: SentRecord): boolean {
  const isGone = (part: "postcode" | "city") => order.billing[part] !== "" && billing[part] === "";
  return !session.outcome().logIn && isGone("postcode") && isGone("city");
}

/** Returns `unknown` for a failure of the shop; rethrows other errors. */
function unknownIfTrouble(error: unknown): "unknown" {
  if (!(error instanceof ShopTrouble)) throw error;
  return "unknown";
}
