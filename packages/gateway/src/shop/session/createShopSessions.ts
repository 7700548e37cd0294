import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Queue } from "../../storage/createQueue.ts";
import type { LogIns } from "../authentication/createLogIns.ts";
import { isForbidden } from "../authentication/isForbidden.ts";
import type { LogIn, LogInStrategy } from "../authentication/LogIn.ts";
import type { CartMover } from "./createCartMover.ts";
import { createCustomerRequests } from "./createCustomerRequests.ts";
import { createGuestRequests } from "./createGuestRequests.ts";
import type { Sessions } from "./createSessions.ts";
import type { Send, ShopSessionAnswer, Shopper, SessionRequestOptions } from "./SessionRequest.ts";
import { customerOf, sessionKey } from "./sessionKey.ts";

/** Sends requests to the shop with the session and log-in of a browser. */
export interface ShopSessions {
  ask(shopper: Shopper, send: Send, options: SessionRequestOptions): Promise<ShopSessionAnswer>;
  /** Takes the lines of a session that another browser may have begun along into one of this browser's own. */
  readonly mover: CartMover;
  /** The account that credentials open; null for none. */
  whoIs(
    credentials: LogIn["credentials"],
    guestToken?: string | null,
  ): Promise<{ readonly userId: number; readonly username: string; readonly token: string | null } | null>;
}

interface ShopSessionsParts {
  readonly shop: ShopClient;
  readonly sessions: Sessions;
  readonly queue: Queue;
  readonly logIns: LogIns;
  readonly strategy: LogInStrategy;
  readonly mover: CartMover;
}

const viewerAnswer = v.object({ viewer: v.object({ databaseId: v.number(), username: v.nullish(v.string()) }) });
const whoText = "query whoIsThere { viewer { databaseId username } }";

/** Makes the sessions of shoppers: credentials are renewed in time and once more when they are refused; then the log-in is over. */
export function createShopSessions({
  shop,
  sessions,
  queue,
  logIns,
  strategy,
  mover,
}: ShopSessionsParts): ShopSessions {
  const whoIs: ShopSessions["whoIs"] = async (credentials, guestToken = null) => {
    const answer = await shop.send(
      { query: whoText, operationName: "whoIsThere" },
      { headers: strategy.headersOf(credentials), sessionToken: guestToken },
    );
    const viewer = parseOrNull(viewerAnswer, answer.data)?.viewer;
    return viewer && !isForbidden(answer)
      ? { userId: viewer.databaseId, username: viewer.username ?? "", token: answer.sessionToken }
      : null;
  };

  const { askInOwn, askAsGuest } = createGuestRequests({ sessions, mover });
  const isValid = async (credentials: LogIn["credentials"]) => (await whoIs(credentials)) !== null;
  const askAsCustomer = createCustomerRequests({ sessions, queue, logIns, strategy, isValid });

  const ask: ShopSessions["ask"] = async (shopper, send, options) => {
    const { logIn } = shopper;
    if (!logIn) return askAsGuest(shopper, send, options);
    const answer = await askAsCustomer(shopper, logIn, send, options);
    if (answer) return answer;
    await logIns.end(logIn);
    return { ...(await askInOwn({ token: null, binding: null }, send)), change: "ended" };
  };

  return {
    whoIs,
    mover,
    ask: async (shopper, send, options) => {
      const key = options.holdsLock ? null : shopperKeyOf(shopper);
      if (key && options.isMutation) return queue.run(key, () => ask(shopper, send, options), options.signal);
      if (key && options.comesAfterChanges) await queue.run(key, async () => {}, options.signal);
      return ask(shopper, send, options);
    },
  };
}

/** What all requests of one shopper have in common: changes of one cart go one after another. */
export const shopperKeyOf = ({ token, logIn }: Pick<Shopper, "token" | "logIn">): string | null =>
  logIn ? `customer ${logIn.userId}` : token && sessionKey(token);

/**
 * The session that a browser may go on with. The token of an account's session still opens its cart after log-out,
 * so without the log-in that belongs to it it counts for nothing: an answer on its way may bring it back late.
 */
export function usableToken(token: string | null, logIn: LogIn | null): string | null {
  const owner = token && customerOf(token);
  return !owner || owner.startsWith("t_") || owner === String(logIn?.userId) ? token : null;
}
