import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";
import { completeHeaders } from "./completeHeaders.ts";
import { requestId } from "./requestId.ts";
import { requestLog } from "./requestLog.ts";
import { securityLog } from "./securityLog.ts";
import { trustOrigin } from "./trustOrigin.ts";

/** Why a request is turned away before anybody reads it: its body is too large, or its host is none of ours. */
export type PipelineRefusal = 413 | 421;

/** Answers a request that is turned away, in the reader's language. */
export type RefusalPage = (status: PipelineRefusal, request: Request) => Response | Promise<Response>;

interface PipelineOptions {
  readonly config: Pick<GatewayConfig, "trustProxy" | "allowedHosts" | "settings" | "log" | "hstsIncludeSubDomains">;
  /** Addresses that answer whatever host they are asked under, as those who watch over servers do. */
  readonly health: Hono;
  readonly refusalPage: RefusalPage;
  readonly log: Log;
}

/** More than anybody sends; most addresses have a smaller limit of their own. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** What every request passes first: its id, its address, and limits; and what every answer gets last: its headers. */
export function createRequestPipeline({ config, health, refusalPage, log }: PipelineOptions): Hono {
  const { trustProxy } = config;
  const app = new Hono();
  const refuse = (status: PipelineRefusal) => (c: Context) => refusalPage(status, c.req.raw);
  app.use(requestId(trustProxy));
  app.use(completeHeaders(config));
  app.use(securityLog(trustProxy, log));
  if (config.log.requests) app.use(requestLog(log));
  app.route("/", health);
  app.use(trustOrigin({ config, refuse: refuse(421), log }));
  // Counts what really comes, whatever the header says.
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuse(413) }));
  return app;
}

const MESSAGES: Readonly<Record<PipelineRefusal, string>> = {
  413: "The body is too large.",
  421: "This shop does not go by that name.",
};

/** Answers a program in English; whoever serves pages says it in the reader's language. */
export const plainRefusal: RefusalPage = (status) =>
  new Response(MESSAGES[status], { status, headers: { "content-type": "text/plain; charset=utf-8" } });
