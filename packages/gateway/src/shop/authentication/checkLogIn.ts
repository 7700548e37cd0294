import { toFailure, type ShopClient } from "@rewire/data/server";
import type { GatewayConfig } from "../../config/GatewayConfig.ts";

/** How a shop lets people in, as `SHOP_LOG_IN` names it. */
export type LogInWay = GatewayConfig["logIn"]["by"];

/**
 * Whether people can log in: `available` in the way that is asked about, `otherWay` in the other one alone, `missing`
 * without a plugin for either, `unknown` where the answer tells neither.
 */
export type LogInSupport = "available" | "otherWay" | "missing" | "unknown";

/**
 * Only the query is run. The mutation beside it is checked against the shop's schema, which needs no introspection: most
 * shops have that switched off.
 */
const probes: Readonly<Record<LogInWay, string>> = {
  cookie: `query canLogIn { __typename }
mutation logIn($input: LoginWithCookiesInput!) { loginWithCookies(input: $input) { status } }`,
  tokens: `query canLogIn { __typename }
mutation logIn($input: LoginInput!) { login(input: $input) { authToken } }`,
};

const otherWay: Readonly<Record<LogInWay, LogInWay>> = { cookie: "tokens", tokens: "cookie" };

/**
 * Asks a shop whether its schema has a log-in. Nobody is logged in, and no password is sent.
 *
 * @param by The way that `SHOP_LOG_IN` names.
 * @throws ShopTrouble if the shop does not answer.
 */
export async function checkLogIn(shop: Pick<ShopClient, "send">, by: LogInWay): Promise<LogInSupport> {
  const support = await probeLogIn(shop, by);
  if (support !== "missing") return support;
  return (await probeLogIn(shop, otherWay[by])) === "available" ? "otherWay" : "missing";
}

/**
 * Asks for one way alone.
 *
 * @throws ShopTrouble if the shop does not answer.
 */
export async function probeLogIn(
  shop: Pick<ShopClient, "send">,
  by: LogInWay,
): Promise<Exclude<LogInSupport, "otherWay">> {
  const { data, errors } = await shop.send({ query: probes[by], operationName: "canLogIn", variables: {} });
  if (errors.some(({ message }) => toFailure(message).kind === "logInUnavailable")) return "missing";
  return errors.length === 0 && typeof data?.["__typename"] === "string" ? "available" : "unknown";
}

/**
 * Says in a sentence what is missing and what to do about it; null where nothing is.
 *
 * @param by The way that `SHOP_LOG_IN` names.
 */
export function describeLogIn(support: LogInSupport, by: LogInWay): string | null {
  if (support === "otherWay") {
    return `Nobody can log in: the shop has no log-in for SHOP_LOG_IN=${by}. Set SHOP_LOG_IN=${otherWay[by]}.`;
  }
  if (support !== "missing") return null;
  return "Nobody can log in: the shop has no log-in plugin. Sign-in, registration and accounts at checkout are off. Install WPGraphQL CORS (SHOP_LOG_IN=cookie) or Headless Login for WPGraphQL (SHOP_LOG_IN=tokens).";
}
