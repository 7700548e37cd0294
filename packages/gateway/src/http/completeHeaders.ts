import type { Context, MiddlewareHandler } from "hono";
import { isSecure } from "./origin.ts";
import { securityHeaders } from "./securityHeaders.ts";

/** What no answer goes without. Pages bring a policy with the nonce of their own scripts. */
const COMMON: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "strict-origin-when-cross-origin",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};
const STRICT_TRANSPORT = "strict-transport-security";

/**
 * Headers of an answer that never comes past the gateway: to what cannot be read as a request.
 *
 * @param secure Whether browsers reach the storefront by https.
 */
export function headersOfRefusal(secure: boolean): Readonly<Record<string, string>> {
  const transport = secure ? securityHeaders({ secure: true })[STRICT_TRANSPORT] : undefined;
  return { ...COMMON, ...(transport === undefined ? {} : { [STRICT_TRANSPORT]: transport }), "cache-control": "no-store" };
}

/** Completes the headers of every answer, of errors, files and data too; what an answer says itself stays. */
export const completeHeaders = (): MiddlewareHandler => async (c, next) => {
  await next();
  const setDefault = (name: string, value: string | undefined) => {
    if (value !== undefined && !c.res.headers.has(name)) c.header(name, value);
  };
  for (const [name, value] of Object.entries(COMMON)) setDefault(name, value);
  if (isSecure(c.req.raw)) setDefault(STRICT_TRANSPORT, securityHeaders({ secure: true })[STRICT_TRANSPORT]);
  if (isPrivate(c)) setDefault("cache-control", "no-store");
};

/** Errors are over in a moment; answers to what was sent, or that set a cookie, are one reader's alone. */
const isPrivate = ({ req, res }: Context): boolean =>
  res.status >= 400 || (req.method !== "GET" && req.method !== "HEAD") || res.headers.has("set-cookie");
