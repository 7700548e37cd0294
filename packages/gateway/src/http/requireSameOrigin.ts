import type { Context } from "hono";
import { HttpError } from "./HttpError.ts";
import type { Log } from "../log/createLog.ts";
import { readClientAddress } from "./clientAddress.ts";
import { isSameOrigin, type OriginConfig } from "./origin.ts";

/**
 * Requires that a request comes from a page of this origin, or from a client that is not a browser.
 *
 * @throws HttpError 403 if the request comes from another site; the rejection is logged.
 */
export function requireSameOrigin(c: Context, config: OriginConfig, log: Log): void {
  if (isSameOrigin(c.req.raw, config)) return;
  logCrossSite(c.req.raw, readClientAddress(c, config.trustProxy), log);
  throw new HttpError(403, "Only pages of this shop may ask.");
}

/** Logs a request that comes from another site's page. */
export function logCrossSite(request: Request, address: string, log: Log): void {
  const path = new URL(request.url).pathname.slice(0, 200);
  log.warn("A page of another site has sent something and is refused", {
    security: "crossSite",
    path,
    origin: (request.headers.get("origin") ?? "").slice(0, 200),
    address,
  });
}
