import type { MiddlewareHandler } from "hono";
import type { Log, SecurityEvent } from "../log/createLog.ts";
import { hasExceededLimit } from "../log/requestContext.ts";
import { readClientAddress } from "./clientAddress.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";

const TOO_MANY_REQUESTS = 429;

const eventsByStatus: Readonly<Record<number, readonly [SecurityEvent, string]>> = {
  413: ["bodyTooLarge", "A body is too large and is refused"],
  [TOO_MANY_REQUESTS]: ["limit", "Somebody has done something too often and has to wait"],
};

/**
 * Creates the middleware that logs possible attacks: responses with certain error statuses, and requests that exceeded
 * a limit. Query strings are omitted, because they may contain private data.
 */
export const createSecurityLogMiddleware =
  (proxyTrust: ProxyTrust, log: Log): MiddlewareHandler =>
  async (c, next) => {
    await next();
    const [securityEvent, message] = eventsByStatus[hasExceededLimit() ? TOO_MANY_REQUESTS : c.res.status] ?? [];
    if (securityEvent && message)
      log.warn(message, {
        security: securityEvent,
        method: c.req.method,
        path: c.req.path.slice(0, 200),
        address: readClientAddress(c, proxyTrust),
      });
  };
