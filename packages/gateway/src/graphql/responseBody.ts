import type { ShopError } from "@rewire/data/server";
import type { Context } from "hono";
import { redactData, toPublicErrors } from "../shop/operations/redactData.ts";
import type { ShopSessionResponse } from "../shop/session/SessionRequest.ts";

/** Header with the change of the session: "started", "renewed" or "ended"; also in `extensions.session`. */
const sessionHeader = "rewire-session";

/**
 * Builds the body of a GraphQL response to a browser.
 *
 * @param errorExtensions Extensions of each error.
 */
export function toResponseBody(
  data: Record<string, unknown> | null,
  errors: readonly ShopError[],
  shopUrl: URL,
  errorExtensions?: Readonly<Record<string, unknown>>,
): object {
  const publicErrors = toPublicErrors(errors).map((error) => ({
    ...error,
    ...(errorExtensions ? { extensions: errorExtensions } : {}),
  }));
  return { data: redactData(data, shopUrl), ...(publicErrors.length > 0 ? { errors: publicErrors } : {}) };
}

/**
 * Sends the shop's response to the browser.
 *
 * @param change Change of the session; null for an operation without a session
 */
export function respondWithSession(
  c: Context,
  { data, errors }: Pick<ShopSessionResponse["response"], "data" | "errors">,
  change: ShopSessionResponse["change"] | null,
  shopUrl: URL,
): Response {
  const includesSession = change !== null && change !== "none";
  if (includesSession) c.header(sessionHeader, change);
  return c.json({
    ...toResponseBody(data, errors, shopUrl),
    ...(includesSession ? { extensions: { session: change } } : {}),
  });
}
