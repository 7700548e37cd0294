import { toFailure, type ShopClient } from "@rewire/data/server";
import type { GatewayConfig } from "../../config/GatewayConfig.ts";

/** Log-in method of a shop, as configured in `SHOP_LOG_IN`. */
export type LogInStrategyName = GatewayConfig["logIn"]["by"];

/**
 * Log-in support of the shop. `available`: the configured method works; `otherWay`: only the other method works;
 * `missing`: no plugin for either method is installed; `unknown`: the support cannot be determined.
 */
export type LogInSupport = "available" | "otherWay" | "missing" | "unknown";

/**
 * Only the query is executed. The mutation in the same document is validated against the shop's schema, which works
 * without introspection: most shops have that disabled.
 */
const probeOperations: Readonly<Record<LogInStrategyName, string>> = {
  cookie: `query canLogIn { __typename }
mutation logIn($input: LoginWithCookiesInput!) { loginWithCookies(input: $input) { status } }`,
  tokens: `query canLogIn { __typename }
mutation logIn($input: LoginInput!) { login(input: $input) { authToken } }`,
};

const otherMethods: Readonly<Record<LogInStrategyName, LogInStrategyName>> = { cookie: "tokens", tokens: "cookie" };

/**
 * Checks whether a shop's schema supports the configured log-in method, without logging in or sending a password.
 *
 * @param method Method configured in `SHOP_LOG_IN`.
 * @throws ShopRequestError if the shop does not respond.
 */
export async function checkLogIn(shop: Pick<ShopClient, "send">, method: LogInStrategyName): Promise<LogInSupport> {
  const support = await probeLogIn(shop, method);
  if (support !== "missing") return support;
  return (await probeLogIn(shop, otherMethods[method])) === "available" ? "otherWay" : "missing";
}

/** Checks whether a shop supports one log-in method. @throws ShopRequestError if the shop does not respond. */
export async function probeLogIn(
  shop: Pick<ShopClient, "send">,
  method: LogInStrategyName,
): Promise<Exclude<LogInSupport, "otherWay">> {
  const { data, errors } = await shop.send({
    query: probeOperations[method],
    operationName: "canLogIn",
    variables: {},
  });
  if (errors.some(({ message }) => toFailure(message).kind === "logInUnavailable")) return "missing";
  return errors.length === 0 && typeof data?.["__typename"] === "string" ? "available" : "unknown";
}

/**
 * Describes in a sentence why log-in is unavailable, and what to do about it. Returns null if log-in is available.
 *
 * @param method Method configured in `SHOP_LOG_IN`.
 */
export function describeLogIn(support: LogInSupport, method: LogInStrategyName): string | null {
  if (support === "otherWay") {
    return `Nobody can log in: the shop has no log-in for SHOP_LOG_IN=${method}. Set SHOP_LOG_IN=${otherMethods[method]}.`;
  }
  if (support !== "missing") return null;
  return "Nobody can log in: the shop has no log-in plugin. Sign-in, registration and accounts at checkout are off. Install WPGraphQL CORS (SHOP_LOG_IN=cookie) or Headless Login for WPGraphQL (SHOP_LOG_IN=tokens).";
}
