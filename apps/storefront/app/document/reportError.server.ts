import type { Log } from "@rewire/gateway";
import { isRouteErrorResponse } from "react-router";

const MIN_SERVER_ERROR_STATUS = 500;

/**
 * Logs a page error with the page's path, and with the stack trace for internal errors. Query strings are omitted,
 * because they may contain private data.
 */
export function reportError(log: Log, error: unknown, request: Request): void {
  const { pathname: path } = new URL(request.url);
  if (isRouteErrorResponse(error) && error.status < MIN_SERVER_ERROR_STATUS) {
    log.warn("A request cannot be answered", { method: request.method, path, status: error.status });
    return;
  }
  // React Router wraps the errors that it throws.
  const cause = isRouteErrorResponse(error) && "error" in error ? error.error : error;
  log.error("A page broke", {
    method: request.method,
    path,
    error: cause,
    ...(cause instanceof Error ? { stack: cause.stack } : {}),
  });
}
