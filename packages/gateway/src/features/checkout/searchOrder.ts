import { ShopRequestError, type SessionData, type CheckoutFields } from "@rewire/data/server";
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

/**
 * Searches for the order of a purchase attempt with the service account. If that is not possible, checks whether the
 * cart has been emptied.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function searchOrder(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  key: string,
  sentRecord: SentRecord,
): Promise<CheckoutFields | null> {
  const order = await dependencies.finder.find(key, sentRecord.email);
  if (order === null) return null;
  if (order !== "unknown") return toConfirmation(order);
  const sessionData = await readSessionData(session, dependencies);
  // A session that expired, or whose row was deleted, has lost its cart, so that an empty cart is no evidence of an
  // order.
  if (
    session.hasEnded() ||
    !sessionData ||
    sessionData.cart.lines.length > 0 ||
    isSessionRowLost(session, sessionData, sentRecord)
  )
    return null;
  return { result: "success", redirect: "/order-summary", order: null };
}

/**
 * Searches the shop for the order of a purchase attempt whose checkout request was sent earlier.
 *
 * @throws ShopRequestError if the shop does not respond.
 */
export async function searchEarlierOrder(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  key: string,
  sentRecord: SentRecord,
): Promise<SearchResult> {
  const confirmation = await searchOrder(dependencies, session, key, sentRecord).catch(toUnknownResult);
  if (confirmation !== null) return confirmation;
  // The cart of another session is no evidence, nor is a missing one.
  if (
    (await hasLostCart(dependencies, session, sentRecord)) &&
    (await dependencies.finder.find(key, sentRecord.email)) === "unknown"
  )
    return "unknown";
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
 * Returns whether the cart that was sent can no longer be read.
 * @throws ShopRequestError if the shop does not respond.
 */
async function hasLostCart(
  dependencies: CheckoutDependencies,
  session: ShopSession,
  sentRecord: SentRecord,
): Promise<boolean> {
  if (session.hasEnded()) return true;
  const sessionData = await readSessionData(session, dependencies);
  return (
    sessionData !== null && sessionData.cart.lines.length === 0 && isSessionRowLost(session, sessionData, sentRecord)
  );
}

/**
 * Returns whether the row of a guest's session was deleted after the order was sent: an order removes lines and codes,
 * but keeps the address.
 */
function isSessionRowLost(
  session: ShopSession,
  { customer: { billing } }: SessionData,
  { known: { order } }: SentRecord,
): boolean {
  const isMissing = (part: "postcode" | "city") => order.billing[part] !== "" && billing[part] === "";
  return !session.outcome().logIn && isMissing("postcode") && isMissing("city");
}

/** Returns `unknown` for a failure of the shop; rethrows other errors. */
function toUnknownResult(error: unknown): "unknown" {
  if (!(error instanceof ShopRequestError)) throw error;
  return "unknown";
}
