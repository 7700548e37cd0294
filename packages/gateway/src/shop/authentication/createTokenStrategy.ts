import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { formatAuthHeader } from "./authHeader.ts";
import type { LogInStrategy } from "./LogIn.ts";

interface TokenStrategyOptions {
  readonly shop: ShopClient;
  /** Type of the auth header. */
  readonly authType: string;
  readonly now: () => number;
}

// Operations of the Headless Login plugin, which not every shop's schema has.
const logInText = `mutation logIn($username: String!, $password: String!) {
  login(input: { provider: PASSWORD, credentials: { username: $username, password: $password } }) {
    authToken authTokenExpiration refreshToken refreshTokenExpiration
  }
}`;
const refreshText = `mutation refresh($token: String!) { refreshToken(input: { refreshToken: $token }) { authToken authTokenExpiration success } }`;
const logOutText = `mutation logOut { logout(input: {}) { success } }`;

/** Texts of the GraphQL operations for log-in with tokens, by purpose. */
export const tokenOperations = { logIn: logInText, refresh: refreshText, logOut: logOutText } as const;

/** Time before its expiry at which a token is renewed, so that it does not expire in transit. */
const REFRESH_MARGIN_MS = 30_000;

const authTokenFields = { authToken: v.string(), authTokenExpiration: v.nullish(v.union([v.string(), v.number()])) };
const logInResponseSchema = v.object({ login: v.object({ ...authTokenFields, refreshToken: v.string() }) });
const refreshResponseSchema = v.object({ refreshToken: v.object(authTokenFields) });

/**
 * Creates the log-in strategy that uses the tokens of the plugin Headless Login: an auth token, valid for 300 seconds,
 * and a refresh token.
 */
export function createTokenStrategy({ shop, authType, now }: TokenStrategyOptions): LogInStrategy {
  const getHeaders: LogInStrategy["getHeaders"] = (credentials) =>
    credentials.by === "tokens" ? { authorization: formatAuthHeader(credentials.authToken, authType) } : {};
  const toExpiryTime = ({ authTokenExpiration }: v.InferOutput<typeof refreshResponseSchema>["refreshToken"]) =>
    Number(authTokenExpiration) * 1000 || now() + 60_000;

  return {
    sendsSession: false,
    getHeaders,
    async logIn({ login, password }, guestToken) {
      const response = await shop.send(
        { query: logInText, operationName: "logIn", variables: { username: login, password } },
        { sessionToken: guestToken },
      );
      const tokens = parseOrNull(logInResponseSchema, response.data)?.login;
      if (!tokens) return { credentials: null, response };
      return {
        credentials: {
          by: "tokens",
          authToken: tokens.authToken,
          refreshToken: tokens.refreshToken,
          expires: toExpiryTime(tokens),
        },
        response,
      };
    },
    isStale: (credentials) => credentials.by === "tokens" && credentials.expires - now() < REFRESH_MARGIN_MS,
    async renew(credentials) {
      if (credentials.by !== "tokens") return null;
      const { data } = await shop.send({
        query: refreshText,
        operationName: "refresh",
        variables: { token: credentials.refreshToken },
      });
      const tokens = parseOrNull(refreshResponseSchema, data)?.refreshToken;
      return tokens ? { ...credentials, authToken: tokens.authToken, expires: toExpiryTime(tokens) } : null;
    },
    // The tokens stay valid.
    afterPasswordChange: async (credentials) => credentials,
    async logOut(credentials) {
      await shop.send({ query: logOutText, operationName: "logOut" }, { headers: getHeaders(credentials) });
    },
  };
}
