import type { ShopClient } from "@rewire/data/server";
import { authHeader } from "./authHeader.ts";
import type { LogInManner } from "./LogIn.ts";

interface TokenMannerParts {
  readonly shop: ShopClient;
  /** Type of the auth header. */
  readonly authType: string;
  readonly now: () => number;
}

// Operations of the Headless Login plugin, which is not part of every shop's schema.
const logInText = `mutation logIn($username: String!, $password: String!) {
  login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
    authToken authTokenExpiration refreshToken refreshTokenExpiration
  }
}`;
const refreshText = `mutation refresh($token: String!) { refreshToken(input: { refreshToken: $token }) { authToken authTokenExpiration success } }`;
const logOutText = `mutation logOut { logout(input: {}) { success } }`;

/** A token is renewed this long before its end, so that it does not end on its way. */
const spareMs = 30_000;

interface Tokens {
  readonly authToken?: unknown;
  readonly authTokenExpiration?: unknown;
  readonly refreshToken?: unknown;
}

/** Log-in by the tokens of Headless Login: one for requests, which lives 300 seconds, and one to get the next. */
export function tokenManner({ shop, authType, now }: TokenMannerParts): LogInManner {
  const headersOf: LogInManner["headersOf"] = (credentials) =>
    credentials.by === "tokens" ? { authorization: authHeader(credentials.authToken, authType) } : {};
  const expiryOf = ({ authTokenExpiration }: Tokens) => Number(authTokenExpiration) * 1000 || now() + 60_000;

  return {
    sendsSession: false,
    headersOf,
    async logIn({ login, password }, guestToken) {
      const answer = await shop.send({ query: logInText, operationName: "logIn", variables: { username: login, password } }, { sessionToken: guestToken });
      const tokens = answer.data?.["login"] as Tokens | null | undefined;
      const { authToken, refreshToken } = tokens ?? {};
      if (typeof authToken !== "string" || typeof refreshToken !== "string" || !tokens) return { credentials: null, answer };
      return { credentials: { by: "tokens", authToken, refreshToken, expires: expiryOf(tokens) }, answer };
    },
    isStale: (credentials) => credentials.by === "tokens" && credentials.expires - now() < spareMs,
    async renew(credentials) {
      if (credentials.by !== "tokens") return null;
      const { data } = await shop.send({ query: refreshText, operationName: "refresh", variables: { token: credentials.refreshToken } });
      const tokens = data?.["refreshToken"] as Tokens | null | undefined;
      return typeof tokens?.authToken === "string" ? { ...credentials, authToken: tokens.authToken, expires: expiryOf(tokens) } : null;
    },
    // The tokens stay valid.
    afterPasswordChange: async (credentials) => credentials,
    async logOut(credentials) {
      await shop.send({ query: logOutText, operationName: "logOut" }, { headers: headersOf(credentials) });
    },
  };
}
