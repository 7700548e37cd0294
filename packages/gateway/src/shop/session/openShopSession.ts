import type { ShopAnswer, ShopClient } from "@rewire/data/server";
import { shopperKeyOf, type ShopSessions } from "./createShopSessions.ts";
import type { ShopSessionAnswer, Shopper } from "./SessionRequest.ts";
import type { AllowedOperation } from "../operations/allowedOperations.ts";
import type { MovedCart } from "./createCartMover.ts";
import { newBinding, type Session } from "./createSessionCookies.ts";
import { sessionKey } from "./sessionKey.ts";

/** Session of a shopper at the shop for several requests in a row; keeps the newest token and log-in. */
export interface ShopSession {
  /** What all requests of this shopper have in common; null for one whom the shop does not know yet. */
  readonly shopperKey: string | null;
  /** The same of every session that this shopper has had in it: the last one, and what it was left for. */
  readonly shopperKeys: () => readonly string[];
  ask(
    shop: ShopClient,
    operation: AllowedOperation,
    variables?: Record<string, unknown>,
  ): Promise<ShopAnswer<Record<string, unknown>>>;
  /** Whether the session or the log-in that it began with is over, and the cart out of sight with it. */
  readonly isOver: () => boolean;
  /**
   * Goes on in a session of this browser's own, with the same lines, where another browser may have begun this one.
   *
   * @returns What was taken along; null where the session stays.
   */
  readonly moveToOwn: () => Promise<MovedCart | null>;
  /** Chooses the rates that were taken along, once the shop knows the address. */
  readonly chooseAgain: (moved: MovedCart) => Promise<void>;
  /** Takes the lines out of the session that it was moved from: they are ordered. */
  readonly clearLeft: () => Promise<void>;
  /** What the browser is left with. */
  readonly outcome: () => Pick<ShopSessionAnswer, "token" | "change" | "logIn" | "binding">;
}

/** A session that an attempt to buy was moved into, and the one that it was moved from. */
export interface AttemptSession {
  readonly from: string;
  readonly to: string;
}

interface ShopSessionOptions {
  /** Where the session was moved before, by an answer that the browser may not have got. */
  readonly home?: AttemptSession | null;
  /** Notes where the session is moved, before anything is done there. */
  readonly keepHome?: (home: AttemptSession) => Promise<void>;
}

/** Opens the session of a shopper, while the lock of their cart is held. */
export function openShopSession(
  shopSessions: ShopSessions,
  shopper: Shopper,
  { home = null, keepHome }: ShopSessionOptions = {},
): ShopSession {
  const returns = home !== null && shopper.binding === null;
  /** The browser has begun another session of its own meanwhile: its cart tells nothing of the attempt's. */
  const isElsewhere = home !== null && !returns && sessionKey(shopper.token ?? "") !== sessionKey(home.to);

  let { logIn } = shopper;
  let session: Session = returns ? { token: home.to, binding: newBinding() } : shopper;
  /** What the browser is to keep; null when it keeps what it has. */
  let newest = returns ? home.to : null;
  let change: ShopSessionAnswer["change"] = "none";
  /** Sessions that were left, for good. */
  const leftTokens: string[] = home ? [home.from] : [];
  let lastLeftToken: string | null = null;

  const shopperKey = () => shopperKeyOf({ token: session.token, logIn });

  return {
    shopperKey: shopperKey(),
    shopperKeys: () =>
      [shopperKey(), ...leftTokens.map((token) => shopperKeyOf({ token, logIn: null }))].filter((one) => one !== null),
    async ask(shop, operation, variables = {}) {
      const result = await shopSessions.ask(
        { ...session, logIn },
        (options) => shop.send({ query: operation.text, operationName: operation.name, variables }, options),
        { isMutation: operation.kind === "mutation", holdsLock: true },
      );
      ({ logIn } = result);
      newest = result.token ?? newest;
      session = { token: result.token ?? session.token, binding: result.binding };
      if (result.change !== "none") change = result.change;
      return result.answer;
    },
    isOver: () => isElsewhere || change === "renewed" || change === "ended",
    async moveToOwn() {
      const { token, binding } = session;
      if (logIn || token === null || binding !== null) return null;
      const moved = await shopSessions.mover.move(token);
      if (!moved) return null;
      await keepHome?.({ from: token, to: moved.token });
      leftTokens.push(token);
      lastLeftToken = token;
      newest = moved.token;
      session = { token: moved.token, binding: newBinding() };
      return moved;
    },
    async chooseAgain(moved) {
      if (session.token === null) return;
      newest = await shopSessions.mover.chooseAgain({ ...moved, token: session.token });
      session = { ...session, token: newest };
    },
    async clearLeft() {
      if (lastLeftToken !== null) await shopSessions.mover.clear(lastLeftToken);
    },
    outcome: () => ({ token: newest, change, logIn, binding: session.binding }),
  };
}
