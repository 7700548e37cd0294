import type { ShopResponse, ShopClient } from "@rewire/data/server";
import { toShopperKey, type ShopSessions } from "./createShopSessions.ts";
import type { ShopSessionResponse, Shopper } from "./SessionRequest.ts";
import type { AllowedOperation } from "../operations/allowedOperations.ts";
import type { CopiedCart } from "./createCartCopier.ts";
import { createBinding, type Session } from "./createSessionCookies.ts";
import { toSessionKey } from "./sessionKey.ts";

/** Session of a shopper for several consecutive requests, with the newest token and log-in. */
export interface ShopSession {
  /** Queue key of this shopper; null for a shopper without a session. */
  readonly shopperKey: string | null;
  /** Returns the queue keys of all sessions used: the current one and those that it replaced. */
  readonly shopperKeys: () => readonly string[];
  sendRequest(
    shop: ShopClient,
    operation: AllowedOperation,
    variables?: Record<string, unknown>,
  ): Promise<ShopResponse<Record<string, unknown>>>;
  /** Returns whether the initial session or log-in has expired, so that its cart is inaccessible. */
  readonly hasEnded: () => boolean;
  /**
   * Moves to a session of this browser with the same lines, where another browser may have started the current one.
   *
   * @returns The copied cart; null where the session is unchanged.
   */
  readonly moveToCustomer: () => Promise<CopiedCart | null>;
  /** Selects the copied rates again, once the shop has the address. */
  readonly chooseAgain: (copiedCart: CopiedCart) => Promise<void>;
  /** Removes the ordered lines from the session that it was moved from. */
  readonly clearLeft: () => Promise<void>;
  /** Returns the session data for the browser. */
  readonly outcome: () => Pick<ShopSessionResponse, "token" | "change" | "logIn" | "binding">;
}

/** Session that a purchase attempt was moved into, and the previous session. */
export interface AttemptSession {
  readonly from: string;
  readonly to: string;
}

interface ShopSessionOptions {
  /** Earlier move of the session, by a response that the browser may not have received. */
  readonly homeSession?: AttemptSession | null;
  /** Stores the move of the session, before any request in it. */
  readonly saveAttemptSession?: (attemptSession: AttemptSession) => Promise<void>;
}

/** Compares the shopper's session with the one that the purchase attempt was moved into. */
function compareSessions({ token, binding }: Shopper, attemptSession: AttemptSession | null) {
  /** Move that this browser has not received, so that its session is still the earlier one. */
  const unconfirmedMove = binding === null ? attemptSession : null;
  /** Whether the browser has started another session meanwhile, whose cart is unrelated to the attempt's. */
  const isOtherSession =
    attemptSession !== null && !unconfirmedMove && toSessionKey(token ?? "") !== toSessionKey(attemptSession.to);
  return { missedMove: unconfirmedMove, isOtherSession };
}

/** Opens the session of a shopper. The caller must hold the lock of the cart. */
export function openShopSession(
  shopSessions: ShopSessions,
  shopper: Shopper,
  { homeSession: attemptSession = null, saveAttemptSession }: ShopSessionOptions = {},
): ShopSession {
  const { missedMove: unconfirmedMove, isOtherSession } = compareSessions(shopper, attemptSession);
  let { logIn } = shopper;
  let session: Session = unconfirmedMove ? { token: unconfirmedMove.to, binding: createBinding() } : shopper;
  /** Token for the browser to store; null when it is unchanged. */
  let latestToken = unconfirmedMove?.to ?? null;
  let change: ShopSessionResponse["change"] = "none";
  /** Tokens of the sessions that were replaced permanently. */
  const abandonedTokens: string[] = attemptSession ? [attemptSession.from] : [];
  let lastAbandonedToken: string | null = null;

  const getShopperKey = () => toShopperKey({ token: session.token, logIn });

  return {
    shopperKey: getShopperKey(),
    shopperKeys: () =>
      [getShopperKey(), ...abandonedTokens.map((token) => toShopperKey({ token, logIn: null }))].filter(
        (candidate) => candidate !== null,
      ),
    async sendRequest(shop, operation, variables = {}) {
      const result = await shopSessions.sendRequest(
        { ...session, logIn },
        (options) => shop.send({ query: operation.text, operationName: operation.name, variables }, options),
        { isMutation: operation.kind === "mutation", holdsLock: true },
      );
      ({ logIn } = result);
      latestToken = result.token ?? latestToken;
      session = { token: result.token ?? session.token, binding: result.binding };
      if (result.change !== "none") change = result.change;
      return result.response;
    },
    hasEnded: () => isOtherSession || change === "renewed" || change === "ended",
    async moveToCustomer() {
      const { token, binding } = session;
      if (logIn || token === null || binding !== null) return null;
      const copiedCart = await shopSessions.cartCopier.copy(token);
      if (!copiedCart) return null;
      await saveAttemptSession?.({ from: token, to: copiedCart.token });
      abandonedTokens.push(token);
      lastAbandonedToken = token;
      latestToken = copiedCart.token;
      session = { token: copiedCart.token, binding: createBinding() };
      return copiedCart;
    },
    async chooseAgain(copiedCart) {
      if (session.token === null) return;
      latestToken = await shopSessions.cartCopier.chooseAgain({ ...copiedCart, token: session.token });
      session = { ...session, token: latestToken };
    },
    async clearLeft() {
      if (lastAbandonedToken !== null) await shopSessions.cartCopier.clear(lastAbandonedToken);
    },
    outcome: () => ({ token: latestToken, change, logIn, binding: session.binding }),
  };
}
