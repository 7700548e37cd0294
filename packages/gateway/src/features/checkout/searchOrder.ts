import { ShopTrouble, type Store, type WireCheckout } from "@rewire/data/server";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import { readStore } from "./checkCart.ts";
import type { CheckoutParts, SentRecord } from "./CheckoutParts.ts";

/** The outcome of a search: the order's confirmation, `null` where there is none yet, `unknown` where nobody can tell. */
export type SearchResult = WireCheckout | null | "unknown";

/** The confirmation of an order that was found by its attempt. */
const confirmationOf = (order: NonNullable<WireCheckout["order"]>): WireCheckout => ({
  result: "success",
  redirect: `/checkout/order-received/${order.databaseId}`,
  order,
});

/** Searches for the order of an attempt: with the service account, or else by the cart that an order empties. @throws ShopTrouble */
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
  // A session that died, or whose row was deleted, took the cart with it: that tells nothing.
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
  // Nobody can tell from the cart of another session, nor from none.
  if ((await hasLostCart(parts, session, sent)) && (await parts.finder.find(key, sent.email)) === "unknown")
    return "unknown";
  return isSettled(parts, sent) ? null : "unknown";
}

/** Searches for an order with the service account alone, where no browser takes part. @throws ShopTrouble */
export async function searchUnattended(parts: CheckoutParts, key: string, sent: SentRecord): Promise<SearchResult> {
  const order = await parts.finder.find(key, sent.email);
  if (order === "unknown") return "unknown";
  if (order) return confirmationOf(order);
  return isSettled(parts, sent) ? null : "unknown";
}

/** Whether the shop can no longer be at work on the request. */
const isSettled = ({ now, settleMs }: CheckoutParts, { sentAt }: SentRecord): boolean => now() >= sentAt + settleMs;

/** Whether the cart that was sent cannot be looked at any more. @throws ShopTrouble */
async function hasLostCart(parts: CheckoutParts, session: ShopSession, sent: SentRecord): Promise<boolean> {
  if (session.isOver()) return true;
  const store = await readStore(session, parts);
  return store !== null && store.cart.lines.length === 0 && hasLostRow(session, store, sent);
}

/**
 * Whether the row of a guest's session was deleted after the order was sent: an order takes lines and codes with it, and
 * leaves the address.
 */
function hasLostRow(session: ShopSession, { customer: { billing } }: Store, { known: { order } }: SentRecord): boolean {
  const isGone = (part: "postcode" | "city") => order.billing[part] !== "" && billing[part] === "";
  return !session.outcome().logIn && isGone("postcode") && isGone("city");
}

/** Nobody can tell while the shop does not answer. */
function unknownIfTrouble(error: unknown): "unknown" {
  if (!(error instanceof ShopTrouble)) throw error;
  return "unknown";
}
