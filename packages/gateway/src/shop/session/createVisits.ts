import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseInput.ts";
import type { Queue } from "../../storage/createQueue.ts";
import type { LogIns } from "../authentication/createLogIns.ts";
import { isForbidden } from "../authentication/isForbidden.ts";
import type { LogIn, LogInManner } from "../authentication/LogIn.ts";
import type { CartMover } from "./createCartMover.ts";
import { createCustomerRequests } from "./createCustomerRequests.ts";
import { createGuestRequests } from "./createGuestRequests.ts";
import type { Sessions } from "./createSessions.ts";
import type { Send, VisitAnswer, Visitor, VisitOptions } from "./SessionRequest.ts";
import { customerOf, sessionKey } from "./sessionKey.ts";

/** Asks the shop in the name of whoever a browser's cookies are. */
export interface Visits {
  ask(visitor: Visitor, send: Send, options: VisitOptions): Promise<VisitAnswer>;
  /** Takes the lines of a session that another browser may have begun along into one of this browser's own. */
  readonly mover: CartMover;
  /** The account that credentials open; null for none. */
  whoIs(
    credentials: LogIn["credentials"],
    guestToken?: string | null,
  ): Promise<{ readonly userId: number; readonly username: string; readonly token: string | null } | null>;
}

interface VisitsParts {
  readonly shop: ShopClient;
  readonly sessions: Sessions;
  readonly queue: Queue;
  readonly logIns: LogIns;
  readonly manner: LogInManner;
  readonly mover: CartMover;
}

const viewerAnswer = v.object({ viewer: v.object({ databaseId: v.number(), username: v.nullish(v.string()) }) });
const whoText = "query whoIsThere { viewer { databaseId username } }";

/** Makes the visits: credentials are renewed in time and once more when they are refused; then the log-in is over. */
export function createVisits({ shop, sessions, queue, logIns, manner, mover }: VisitsParts): Visits {
  const whoIs: Visits["whoIs"] = async (credentials, guestToken = null) => {
    const answer = await shop.send(
      { query: whoText, operationName: "whoIsThere" },
      { headers: manner.headersOf(credentials), sessionToken: guestToken },
    );
    const viewer = parseOrNull(viewerAnswer, answer.data)?.viewer;
    return viewer && !isForbidden(answer)
      ? { userId: viewer.databaseId, username: viewer.username ?? "", token: answer.sessionToken }
      : null;
  };

  const { askInOwn, askAsGuest } = createGuestRequests({ sessions, mover });
  const isValid = async (credentials: LogIn["credentials"]) => (await whoIs(credentials)) !== null;
  const askAsCustomer = createCustomerRequests({ sessions, queue, logIns, manner, isValid });

  const ask: Visits["ask"] = async (visitor, send, options) => {
    const { logIn } = visitor;
    if (!logIn) return askAsGuest(visitor, send, options);
    const answer = await askAsCustomer(visitor, logIn, send, options);
    if (answer) return answer;
    await logIns.end(logIn);
    return { ...(await askInOwn({ token: null, binding: null }, send)), change: "ended" };
  };

  return {
    whoIs,
    mover,
    ask: async (visitor, send, options) => {
      const key = options.isInTurn ? null : shopperOf(visitor);
      if (key && options.isMutation) return queue.run(key, () => ask(visitor, send, options), options.signal);
      if (key && options.comesAfterChanges) await queue.run(key, async () => {}, options.signal);
      return ask(visitor, send, options);
    },
  };
}

/** What all requests of one shopper have in common: changes of one cart go one after another. */
export const shopperOf = ({ token, logIn }: Pick<Visitor, "token" | "logIn">): string | null =>
  logIn ? `customer ${logIn.userId}` : token && sessionKey(token);

/**
 * The session that a browser may go on with. The token of an account's session still opens its cart after log-out,
 * so without the log-in that belongs to it it counts for nothing: an answer on its way may bring it back late.
 */
export function usableToken(token: string | null, logIn: LogIn | null): string | null {
  const owner = token && customerOf(token);
  return !owner || owner.startsWith("t_") || owner === String(logIn?.userId) ? token : null;
}
