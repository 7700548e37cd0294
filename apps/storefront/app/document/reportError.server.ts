import type { Log } from "@rewire/gateway";
import { isRouteErrorResponse } from "react-router";

const FIRST_OF_OURS = 500;

/**
 * Writes into the log what a page threw: where, and for faults of ours with the way there. Queries stay out: they may
 * hold what is private.
 */
export function reportError(log: Log, error: unknown, request: Request): void {
  const { pathname: path } = new URL(request.url);
  if (isRouteErrorResponse(error) && error.status < FIRST_OF_OURS) {
    log.warn("A request cannot be answered", { method: request.method, path, status: error.status });
    return;
  }
  // React Router wraps what it has thrown itself.
  const cause = isRouteErrorResponse(error) && "error" in error ? error.error : error;
  log.error("A page broke", {
    method: request.method,
    path,
    error: cause,
    ...(cause instanceof Error ? { stack: cause.stack } : {}),
  });
}
