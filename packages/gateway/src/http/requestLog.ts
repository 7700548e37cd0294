import type { MiddlewareHandler } from "hono";
import type { Log } from "../log/createLog.ts";

/** Tells every request: method, path, status and time. Queries stay out, since they may hold what is private. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    log.info(`${c.req.method} ${c.req.path}`, { status: c.res.status, ms: Math.round(performance.now() - started) });
  };
}
