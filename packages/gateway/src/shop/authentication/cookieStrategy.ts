import type { ShopClient } from "@rewire/data/server";
import type { LogInStrategy } from "./LogIn.ts";

interface CookieStrategyParts {
  readonly shop: ShopClient;
  /** The log-in operation as the allow-list has it. */
  readonly logInText: string;
  readonly logOutText: string;
  /** Asks for the nonce that makes a log-in cookie count; null when the shop gives none. */
  readonly readNonce: (cookie: string) => Promise<string | null>;
  readonly now: () => number;
}

/** A nonce lives 12 to 24 hours. */
const nonceMs = 10 * 60 * 60 * 1000;

/**
 * Log-in by WordPress's cookies (`loginWithCookies`). Since WPGraphQL 2.5.4 they count only together with a nonce;
 * a shop that is set up otherwise takes them with it just as well.
 */
export function cookieStrategy({ shop, logInText, logOutText, readNonce, now }: CookieStrategyParts): LogInStrategy {
  const withNonce = async (cookie: string) =>
    ({ by: "cookie", cookie, nonce: await readNonce(cookie), readAt: now() }) as const;
  const headersOf: LogInStrategy["headersOf"] = (credentials) => {
    if (credentials.by !== "cookie") return {};
    return { cookie: credentials.cookie, ...(credentials.nonce ? { "x-wp-nonce": credentials.nonce } : {}) };
  };

  return {
    sendsSession: true,
    headersOf,
    async logIn(input) {
      const answer = await shop.send({ query: logInText, operationName: "loginWithCookies", variables: { input } });
      const cookie = cookieLine(answer.cookies);
      const isIn = answer.errors.length === 0 && cookie !== null;
      return { credentials: isIn ? await withNonce(cookie) : null, answer };
    },
    isStale: (credentials) => credentials.by === "cookie" && now() - credentials.readAt > nonceMs,
    renew: async (credentials) => (credentials.by === "cookie" ? withNonce(credentials.cookie) : null),
    async afterPasswordChange(_, answer) {
      // The old cookie is void from now on; the new one came with the answer, and its nonce differs too.
      const cookie = cookieLine(answer.cookies);
      return cookie === null ? null : withNonce(cookie);
    },
    async logOut(credentials) {
      await shop.send(
        { query: logOutText, operationName: "logout", variables: { input: { clientMutationId: "" } } },
        { headers: headersOf(credentials) },
      );
    },
  };
}

/** The `wordpress_logged_in_…` cookie of an answer's `Set-Cookie` lines as a request's cookie line; null for none or a deleted one. */
function cookieLine(setCookies: readonly string[]): string | null {
  const pairs = setCookies.flatMap((line) => {
    const pair = /^(wordpress_logged_in_\w+=[^;\s]+)/.exec(line)?.[1];
    return pair && !/max-age=0\b/i.test(line) && !pair.endsWith("=%20") ? [pair] : [];
  });
  return pairs.length > 0 ? pairs.join("; ") : null;
}
