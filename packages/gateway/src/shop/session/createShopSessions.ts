import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { Queue } from "../../storage/createQueue.ts";
import type { Logins } from "../authentication/createLogins.ts";
import { isForbidden } from "../authentication/isForbidden.ts";
import type { LogIn, LogInStrategy } from "../authentication/LogIn.ts";
import type { CartCopier } from "./createCartCopier.ts";
import { createCustomerRequests } from "./createCustomerRequests.ts";
import { createGuestRequests } from "./createGuestRequests.ts";
import type { SessionRequests } from "./createSessionRequests.ts";
import type { Send, ShopSessionResponse, Shopper, SessionRequestOptions } from "./SessionRequest.ts";
import { readCustomerId, toSessionKey } from "./sessionKey.ts";

/** Service that sends requests to the shop with the session and log-in of a browser. */
export interface ShopSessions {
  sendRequest(shopper: Shopper, send: Send, options: SessionRequestOptions): Promise<ShopSessionResponse>;
  /** Copies the lines of a session that another browser may have started into one of this browser. */
  readonly cartCopier: CartCopier;
  /** Returns the account that credentials belong to; null for none. */
  readViewer(
    credentials: LogIn["credentials"],
    guestToken?: string | null,
  ): Promise<{ readonly userId: number; readonly username: string; readonly token: string | null } | null>;
}

interface ShopSessionsDependencies {
  readonly shop: ShopClient;
  readonly sessions: SessionRequests;
  readonly queue: Queue;
  readonly logins: Logins;
  readonly strategy: LogInStrategy;
  readonly cartCopier: CartCopier;
}

const viewerResponseSchema = v.object({
  viewer: v.object({ databaseId: v.number(), username: v.nullish(v.string()) }),
});
/** Result of a request that was not sent, because the log-in that it requires has ended. */
const unsentResponse: ShopSessionResponse = {
  response: { data: null, errors: [], sessionToken: null, status: 403, cookies: [] },
  token: null,
  change: "ended",
  logIn: null,
  binding: null,
};
const viewerQuery = "query whoIsThere { viewer { databaseId username } }";

/**
 * Creates the service that sends requests for shoppers. Credentials are renewed before they expire, and again if they
 * are rejected; a second rejection ends the log-in.
 */
export function createShopSessions({
  shop,
  sessions,
  queue,
  logins,
  strategy,
  cartCopier,
}: ShopSessionsDependencies): ShopSessions {
  const readViewer: ShopSessions["readViewer"] = async (credentials, guestToken = null) => {
    const response = await shop.send(
      { query: viewerQuery, operationName: "whoIsThere" },
      { headers: strategy.getHeaders(credentials), sessionToken: guestToken },
    );
    const viewer = parseOrNull(viewerResponseSchema, response.data)?.viewer;
    return viewer && !isForbidden(response)
      ? { userId: viewer.databaseId, username: viewer.username ?? "", token: response.sessionToken }
      : null;
  };

  const { sendInSession, sendAsGuest } = createGuestRequests({ sessions, cartCopier });
  const areCredentialsValid = async (credentials: LogIn["credentials"]) => (await readViewer(credentials)) !== null;
  const sendAsCustomer = createCustomerRequests({ sessions, queue, logins, strategy, isValid: areCredentialsValid });

  const sendRequest: ShopSessions["sendRequest"] = async (shopper, send, options) => {
    const { logIn } = shopper;
    if (!logIn) return sendAsGuest(shopper, send, options);
    const response = await sendAsCustomer(shopper, logIn, send, options);
    if (response) return response;
    await logins.end(logIn);
    if (options.requiresLogIn) return unsentResponse;
    return { ...(await sendInSession({ token: null, binding: null }, send)), change: "ended" };
  };

  return {
    readViewer,
    cartCopier,
    sendRequest: async (shopper, send, options) => {
      const key = options.holdsLock ? null : toShopperKey(shopper);
      if (key && options.isMutation) return queue.run(key, () => sendRequest(shopper, send, options), options.signal);
      if (key && options.comesAfterChanges) await queue.run(key, async () => {}, options.signal);
      return sendRequest(shopper, send, options);
    },
  };
}

/** Returns the queue key of a shopper, which serialises changes of the same cart. */
export const toShopperKey = ({ token, logIn }: Pick<Shopper, "token" | "logIn">): string | null =>
  logIn ? `customer ${logIn.userId}` : token && toSessionKey(token);

/**
 * Returns the session token if the browser may still use it. The token of an account's session is ignored if the
 * browser is not logged in to that account, because it would give access to the account's cart after log-out.
 */
export function selectUsableToken(token: string | null, logIn: LogIn | null): string | null {
  const tokenCustomerId = token && readCustomerId(token);
  return !tokenCustomerId || tokenCustomerId.startsWith("t_") || tokenCustomerId === String(logIn?.userId)
    ? token
    : null;
}
