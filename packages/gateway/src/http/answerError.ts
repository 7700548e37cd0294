import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { Refusal, refusalBody, toRefusal } from "./HttpError.ts";
import type { Log } from "../log/createLog.ts";

/** Answers what nobody else has caught: in a sentence, with its status, and with nothing of what went wrong inside. */
export const answerError =
  (log: Log) =>
  (error: unknown, c: Context): Response => {
    const refusal =
      error instanceof HTTPException && error.status < 500
        ? new Refusal(error.status === 413 ? 413 : 400, "The request cannot be read.")
        : toRefusal(error);
    if (refusal.status === 500) log.error("Something went wrong", { path: c.req.path, error });
    else if (refusal.status > 500)
      log.warn("A request cannot be answered", { path: c.req.path, kind: refusal.kind, error });
    return c.json(refusalBody(refusal), refusal.status, { "cache-control": "no-store" });
  };
