import { ShopRequestError, type SessionData, type CheckoutFields } from "@rewire/data/server";
import type { BillingAddress } from "@rewire/domain";
import type { ShopSession } from "../../shop/session/openShopSession.ts";
import { readSessionData } from "./checkCart.ts";
import type { CheckoutDependencies, SentRecord } from "./CheckoutDependencies.ts";

/**
 * Outcome of a search for an order: the order's confirmation, null if the order does not exist yet, or `unknown` if
 * neither can be determined.
 */
export type SearchResult = CheckoutFields | null | "unknown";

/** Builds the confirmation of an order that was found by its attempt. */
const toConfirmation = (order: NonNullable<CheckoutFields["order"]>): CheckoutFields => ({
  result: "success",
  redirect: `/checkout/order-received/${order.databaseId}`,
  order,
});

/** Confirmation of an order that is proven by its emptied cart alone. */
const confirmationByCart: CheckoutFields = { result: "success", redirect: "/order-summary", order: null };

/**
 * Searches for the order of a purchase attempt that this request has sent, with the service account. If that is not
 * possible, checks whether the cart has been emptied.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function searchOrder(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  key: string,
  sentRecord: SentRecord,
): Promise<SearchResult> {
  const order = await dependencies.finder.find(key, sentRecord.email);
  if (order !== "unknown") return order && toConfirmation(order);
  const cartState = await readCartState(dependencies, session, sentRecord);
  if (cartState === "unreadable") return "unknown";
  return cartState === "emptied" ? confirmationByCart : null;
}

/** Searches the shop for the order of a purchase attempt whose checkout request was sent earlier. */
export async function searchEarlierOrder(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  key: string,
  sentRecord: SentRecord,
): Promise<SearchResult> {
  const order = await dependencies.finder.find(key, sentRecord.email);
  if (order !== null && order !== "unknown") return toConfirmation(order);
  if (order === "unknown") {
    const [shopperKey] = session.shopperKeys();
    const cartState = await readCartState(dependencies, session, sentRecord).catch(toUnreadableState);
    if (cartState === "unreadable") return "unknown";
    if (cartState === "emptied") {
      // The shopper may have emptied it, once it was unlocked.
      const isUnchanged = shopperKey !== undefined && (await dependencies.attempts.findUnsettled(shopperKey)) === key;
      return isUnchanged ? confirmationByCart : "unknown";
    }
  }
  return isSettled(dependencies, sentRecord) ? null : "unknown";
}

/**
 * Searches for an order with the service account only, outside a browser's session.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function searchInBackground(
  dependencies: CheckoutDependencies,
  key: string,
  sentRecord: SentRecord,
): Promise<SearchResult> {
  const order = await dependencies.finder.find(key, sentRecord.email);
  if (order === "unknown") return "unknown";
  if (order) return toConfirmation(order);
  return isSettled(dependencies, sentRecord) ? null : "unknown";
}

/** Returns whether the shop can no longer be processing the request. */
const isSettled = ({ now, settleMs }: CheckoutDependencies, { sentAt }: SentRecord): boolean =>
  now() >= sentAt + settleMs;

/**
 * State of a cart that was sent: it still has lines, an order has taken them, or neither can be told because the session
 * has ended, its row was deleted, or the shop does not respond.
 */
type CartState = "full" | "emptied" | "unreadable";

/** Reads the state of the cart. @throws ShopRequestError if the shop does not respond. */
async function readCartState(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  sentRecord: SentRecord,
): Promise<CartState> {
  const sessionData = await readSessionData(session, dependencies);
  // The cart of another session is no evidence, nor is a missing one.
  if (session.hasEnded() || !sessionData) return "unreadable";
  if (sessionData.cart.lines.length > 0) return "full";
  return hasSessionRow(session, sessionData, sentRecord) ? "emptied" : "unreadable";
}

/** Parts of an address that a new session does not have by default, unlike country and state. */
const enteredAddressParts = [
  "postcode",
  "city",
  "address1",
  "firstName",
  "lastName",
  "company",
  "phone",
  "email",
] as const satisfies readonly (keyof BillingAddress)[];

/**
 * Returns whether the row of a session is proven to exist still: an order removes lines and codes, but keeps the address
 * of a guest. An account's address proves nothing, but its row's lines are restored from the account.
 */
function hasSessionRow(
  session: ShopSession,
  { customer: { billing } }: SessionData,
  { known: { order } }: SentRecord,
): boolean {
  return session.outcome().logIn !== null || enteredAddressParts.some((part) => order.billing[part] && billing[part]);
}

/** Returns `unreadable` for a failure of the shop; rethrows other errors. */
function toUnreadableState(error: unknown): "unreadable" {
  if (!(error instanceof ShopRequestError)) throw error;
  return "unreadable";
}
