import type { Context } from "hono";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import { selectUsableToken, toShopperKey, type ShopSessions } from "../../shop/session/createShopSessions.ts";
import type { Shopper } from "../../shop/session/SessionRequest.ts";
import { storeSession } from "../../shop/session/storeSession.ts";
import { isSecure, type OriginConfig } from "../../http/origin.ts";
import type { Log } from "../../log/createLog.ts";
import type { GuestOrders } from "../order/createGuestOrders.ts";
import type { GuestOrderRecord } from "../order/orderRecord.ts";
import type { Queue } from "../../storage/createQueue.ts";
import { QueueFullError } from "../../storage/errors.ts";
import { HttpError } from "../../http/HttpError.ts";
import { openShopSession, type ShopSession } from "../../shop/session/openShopSession.ts";
import type { SessionCookies } from "../../shop/session/createSessionCookies.ts";
import type { AttemptSessions } from "./createAttemptSessions.ts";
import type { Checkout } from "./createCheckout.ts";

/** Dependencies of the purchase routes. */
export interface PurchaseDependencies {
  readonly config: OriginConfig;
  readonly shopSessions: ShopSessions;
  readonly logins: Logins;
  readonly cookies: SessionCookies;
  readonly attemptSessions: AttemptSessions;
  readonly queue: Queue;
  readonly orders: GuestOrders;
  readonly log: Log;
}

/**
 * Runs a checkout operation in the shopper's session, and sets the resulting cookies even after an error. Operations on
 * the same cart are serialised. The operation is completed even if the client disconnects.
 *
 * @param logInNewCustomer Logs in a customer whose account was created with the order. Returns false if the customer
 * could not be logged in.
 */
export async function runPurchaseOperation<Outcome extends { readonly guest: GuestOrderRecord | null } | null>(
  c: Context,
  dependencies: PurchaseDependencies,
  attemptKey: string,
  work: (session: ShopSession) => Promise<Outcome>,
  logInNewCustomer: (sessionToken: string | null) => Promise<boolean> = async () => false,
): Promise<Outcome> {
  const { shopSessions, logins, cookies, attemptSessions, queue, orders, log } = dependencies;
  const logIn = await logins.find(c.req.raw);
  const { token, binding } = cookies.read(c);
  const session = openShopSession(
    shopSessions,
    { token: selectUsableToken(token, logIn), binding, logIn },
    {
      // An attempt continues in the session in which its order was sent.
      homeSession: logIn ? null : await attemptSessions.find(attemptKey),
      saveAttemptSession: (homeSession) => attemptSessions.save(attemptKey, homeSession),
    },
  );
  const isHttps = isSecure(c.req.raw);
  let hasLoggedIn = false;
  try {
    const outcome = await queue
      .run(session.shopperKey ?? `attempt ${attemptKey}`, () => work(session), c.req.raw.signal)
      .catch(rejectFullQueue);
    const guestOrder = outcome?.guest;
    if (guestOrder) await session.clearLeft();
    hasLoggedIn =
      guestOrder != null && !session.outcome().logIn && (await logInNewCustomer(session.outcome().token ?? token));
    // An account's order is available through its log-in, and must not be visible to the next user of the browser;
    // except if its number is unknown.
    if (guestOrder && (!(session.outcome().logIn || hasLoggedIn) || guestOrder.order.id === 0)) {
      // The order exists: a failure to store it here must not be reported as a failed order.
      await orders
        .remember(c, guestOrder, isHttps)
        .catch((error: unknown) => log.error("An order could not be kept for its guest", { error }));
    }
    return outcome;
  } finally {
    // After a log-in the account's own session applies.
    if (!hasLoggedIn) await storeSession(c, dependencies, session.outcome(), true, isHttps);
  }
}

/** Dependencies of `settleEarlierAttempt`. */
export interface EarlierAttemptDependencies extends Pick<
  PurchaseDependencies,
  "shopSessions" | "attemptSessions" | "queue"
> {
  readonly checkout: Pick<Checkout, "findUnsettledAttempt" | "findOutcome">;
}

/**
 * Settles the attempt without an outcome whose cart is about to be changed, because the cart may be the only evidence of
 * its order. An outcome that stays unknown does not prevent the change. The caller must hold the lock of the cart.
 *
 * @param submittedKey Key of the attempt that is being submitted, which is settled by its own submission.
 */
export async function settleEarlierAttempt(
  { checkout, shopSessions, attemptSessions }: Omit<EarlierAttemptDependencies, "queue">,
  shopper: Shopper,
  submittedKey: string | null = null,
): Promise<void> {
  const shopperKey = toShopperKey(shopper);
  const key = shopperKey === null ? null : await checkout.findUnsettledAttempt(shopperKey);
  if (key === null || key === submittedKey) return;
  const homeSession = shopper.logIn ? null : await attemptSessions.find(key);
  try {
    await checkout.findOutcome(openShopSession(shopSessions, shopper, { homeSession }), key);
  } catch (error) {
    if (!(error instanceof HttpError) || error.kind !== "orderUnknown") throw error;
  }
}

/** Settles the earlier attempt as `settleEarlierAttempt` does, under the lock of the cart. */
export async function settleEarlierAttemptInQueue(
  dependencies: EarlierAttemptDependencies,
  shopper: Shopper,
  signal: AbortSignal,
  submittedKey: string | null = null,
): Promise<void> {
  const shopperKey = toShopperKey(shopper);
  // Most carts have none, and need not wait.
  if (shopperKey === null || (await dependencies.checkout.findUnsettledAttempt(shopperKey)) === null) return;
  await dependencies.queue
    .run(shopperKey, () => settleEarlierAttempt(dependencies, shopper, submittedKey), signal)
    .catch(rejectFullQueue);
}

/**
 * Converts the error of a full queue. No card payment has been refunded then: the browser must keep its payment, which
 * it drops after `tooManyAttempts`.
 */
function rejectFullQueue(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new HttpError(503, "Too many changes are waiting. Please try again.", "unreachable", { cause: error });
}
