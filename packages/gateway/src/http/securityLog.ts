import type { MiddlewareHandler } from "hono";
import type { Log, SecurityEvent } from "../log/createLog.ts";
import { clientAddress } from "./clientAddress.ts";
import type { ProxyTrust } from "./proxyTrust.ts";

const byStatus: Readonly<Record<number, readonly [SecurityEvent, string]>> = {
  413: ["bodyTooLarge", "A body is too large and is refused"],
  429: ["limit", "Somebody has done something too often and has to wait"],
};

/**
 * Writes a line for every answer whose status alone tells that something may be an attack. Queries stay out: they may
 * hold what is private.
 */
export const securityLog =
  (trust: ProxyTrust, log: Log): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const [security, message] = byStatus[c.res.status] ?? [];
    if (security && message)
      log.warn(message, {
        security,
        method: c.req.method,
        path: c.req.path.slice(0, 200),
        address: clientAddress(c, trust),
      });
  };
