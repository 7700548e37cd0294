import type { ShopResponse, ShopRequestOptions } from "@rewire/data/server";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { isSessionDead } from "./isSessionDead.ts";
import { hashText } from "./sessionKey.ts";

type UntypedShopResponse = ShopResponse<Record<string, unknown>>;

/** Response of the shop with the resulting session. */
export interface SessionResponse {
  readonly response: UntypedShopResponse;
  /** Token for the browser to store; null when it is unchanged. */
  readonly token: string | null;
  /** Change of the session. `renewed`: the old session had expired, and its cart is lost. `started`: there was none. */
  readonly change: "none" | "started" | "renewed";
}

/** Service that sends requests to the shop within a session. */
export interface SessionRequests {
  /**
   * Sends a request.
   * @param binding The browser's own: only requests with the same one share a successor; "" for an unbound session.
   */
  send(
    token: string | null,
    sendToShop: (options: ShopRequestOptions) => Promise<UntypedShopResponse>,
    binding?: string,
  ): Promise<SessionResponse>;
}

/** Time for which pending requests with an expired token find its successor. */
const SUCCESSOR_TTL_SECONDS = 10 * 60;

/**
 * Creates the service that sends requests within a session. If the shop rejects a token as expired, the request is
 * repeated once with the new token from the response. The requests of a browser that share an expired token get the
 * same successor, so that they share one cart; an attacker who planted the token gets another successor.
 */
export function createSessionRequests(store: KeyValueStore): SessionRequests {
  const toSuccessorKey = (token: string, binding: string) => `session-successor:${hashText(`${token} ${binding}`)}`;

  const findNewestToken = async (token: string, binding: string): Promise<string> => {
    let latestToken = token;
    for (let step = 0; step < 5; step++) {
      const next = await store.get(toSuccessorKey(latestToken, binding));
      if (next === null) break;
      latestToken = next;
    }
    return latestToken;
  };

  return {
    async send(token, sendToShop, binding = "") {
      if (token === null) {
        const response = await sendToShop({});
        return { response, token: response.sessionToken, change: response.sessionToken ? "started" : "none" };
      }

      const currentToken = await findNewestToken(token, binding);
      const response = await sendToShop({ sessionToken: currentToken });
      if (!isSessionDead(response.errors)) {
        const isOutdated = currentToken !== token;
        return {
          response,
          token: response.sessionToken ?? (isOutdated ? currentToken : null),
          change: isOutdated ? "renewed" : "none",
        };
      }

      const newToken = response.sessionToken;
      const renewedToken = newToken
        ? ((await store.putIfAbsent(
            toSuccessorKey(currentToken, binding),
            newToken,
            SUCCESSOR_TTL_SECONDS,
            "replace",
          )) ?? newToken)
        : null;
      const retryResponse = await sendToShop({ sessionToken: renewedToken });
      return { response: retryResponse, token: retryResponse.sessionToken ?? renewedToken, change: "renewed" };
    },
  };
}
