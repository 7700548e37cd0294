import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { HttpError, toErrorBody, toHttpError } from "./HttpError.ts";
import type { Log } from "../log/createLog.ts";

/**
 * Creates the handler of uncaught errors. It responds with a status and a message that contains no internal details.
 */
export const createErrorHandler =
  (log: Log) =>
  (error: unknown, c: Context): Response => {
    const httpError =
      error instanceof HTTPException && error.status < 500
        ? new HttpError(error.status === 413 ? 413 : 400, "The request cannot be read.")
        : toHttpError(error);
    if (httpError.status === 500) log.error("Something went wrong", { path: c.req.path, error });
    else if (httpError.status > 500)
      log.warn("A request cannot be answered", { path: c.req.path, kind: httpError.kind, error });
    return c.json(toErrorBody(httpError), httpError.status, { "cache-control": "no-store" });
  };
