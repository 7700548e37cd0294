import type { ShopClient } from "@rewire/data/server";
import type { LogInStrategy } from "./LogIn.ts";

interface CookieStrategyOptions {
  readonly shop: ShopClient;
  /** Text of the log-in operation in the allow-list. */
  readonly logInText: string;
  readonly logOutText: string;
  /** Fetches the nonce that a log-in cookie requires; null when the shop returns none. */
  readonly readNonce: (cookie: string) => Promise<string | null>;
  readonly now: () => number;
}

/** Time until a nonce is renewed; WordPress accepts it for 12 to 24 hours. */
const NONCE_LIFETIME_MS = 10 * 60 * 60 * 1000;

/**
 * Creates the log-in strategy that uses WordPress's cookies (`loginWithCookies`). Since WPGraphQL 2.5.4 the cookies
 * require a nonce, which older versions accept as well.
 */
export function createCookieStrategy({
  shop,
  logInText,
  logOutText,
  readNonce,
  now,
}: CookieStrategyOptions): LogInStrategy {
  const createCredentials = async (cookie: string) =>
    ({ by: "cookie", cookie, nonce: await readNonce(cookie), readAt: now() }) as const;
  const getHeaders: LogInStrategy["getHeaders"] = (credentials) => {
    if (credentials.by !== "cookie") return {};
    return { cookie: credentials.cookie, ...(credentials.nonce ? { "x-wp-nonce": credentials.nonce } : {}) };
  };

  return {
    sendsSession: true,
    getHeaders,
    async logIn(input) {
      const response = await shop.send({ query: logInText, operationName: "loginWithCookies", variables: { input } });
      const cookie = formatCookieHeader(response.cookies);
      const isLoggedIn = response.errors.length === 0 && cookie !== null;
      return { credentials: isLoggedIn ? await createCredentials(cookie) : null, response };
    },
    isStale: (credentials) => credentials.by === "cookie" && now() - credentials.readAt > NONCE_LIFETIME_MS,
    renew: async (credentials) => (credentials.by === "cookie" ? createCredentials(credentials.cookie) : null),
    async afterPasswordChange(_, response) {
      // The old cookie is invalid from now on; the new one is in the response and needs a new nonce.
      const cookie = formatCookieHeader(response.cookies);
      return cookie === null ? null : createCredentials(cookie);
    },
    async logOut(credentials) {
      await shop.send(
        { query: logOutText, operationName: "logout", variables: { input: { clientMutationId: "" } } },
        { headers: getHeaders(credentials) },
      );
    },
  };
}

/**
 * Converts the `wordpress_logged_in_…` cookie of `Set-Cookie` lines to a request's cookie line; null for none or a
 * deleted one.
 */
function formatCookieHeader(setCookieHeaders: readonly string[]): string | null {
  const pairs = setCookieHeaders.flatMap((line) => {
    const pair = /^(wordpress_logged_in_\w+=[^;\s]+)/.exec(line)?.[1];
    return pair && !/max-age=0\b/i.test(line) && !pair.endsWith("=%20") ? [pair] : [];
  });
  return pairs.length > 0 ? pairs.join("; ") : null;
}
