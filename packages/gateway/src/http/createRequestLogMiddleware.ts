import type { MiddlewareHandler } from "hono";
import type { Log } from "../log/createLog.ts";

/**
 * Creates the middleware that logs the method, path, status and duration of every request. Query strings are omitted,
 * because they may contain private data.
 */
export function createRequestLogMiddleware(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startTime = performance.now();
    await next();
    log.info(`${c.req.method} ${c.req.path}`, { status: c.res.status, ms: Math.round(performance.now() - startTime) });
  };
}
