import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { GatewayConfig } from "../config/GatewayConfig.ts";
import type { Log } from "../log/createLog.ts";
import { createHeadersMiddleware } from "./createHeadersMiddleware.ts";
import { createRequestIdMiddleware } from "./createRequestIdMiddleware.ts";
import { createRequestLogMiddleware } from "./createRequestLogMiddleware.ts";
import { createSecurityLogMiddleware } from "./createSecurityLogMiddleware.ts";
import { createOriginMiddleware } from "./createOriginMiddleware.ts";
import { MAX_UPLOAD_BYTES, acceptsUploads } from "./uploads/uploadPaths.ts";

/** Status of a rejected request: 413 if the body is too large, 421 if the host is unknown. */
export type RejectionStatus = 413 | 421;

/** Creates the response to a rejected request, in the visitor's language. */
export type RejectionPage = (status: RejectionStatus, request: Request) => Response | Promise<Response>;

interface PipelineOptions {
  readonly config: Pick<GatewayConfig, "trustProxy" | "allowedHosts" | "settings" | "log" | "hstsIncludeSubDomains">;
  /** Routes that respond for any host, as monitoring requires. */
  readonly health: Hono;
  readonly rejectionPage: RejectionPage;
  readonly log: Log;
}

/** Maximum size of a request body; most routes have a smaller limit. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;

/**
 * Creates the middleware for all requests. It sets the request id and origin and checks limits first, and completes the
 * response headers last.
 */
export function createRequestPipeline({ config, health, rejectionPage, log }: PipelineOptions): Hono {
  const { trustProxy } = config;
  const app = new Hono();
  const createRejection = (status: RejectionStatus) => (c: Context) => rejectionPage(status, c.req.raw);
  app.use(createRequestIdMiddleware(trustProxy));
  app.use(createHeadersMiddleware(config));
  app.use(createSecurityLogMiddleware(trustProxy, log));
  if (config.log.requests) app.use(createRequestLogMiddleware(log));
  app.route("/", health);
  app.use(createOriginMiddleware({ config, reject: createRejection(421), log }));
  // Counts the received bytes, regardless of the Content-Length header.
  const limit = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: createRejection(413) });
  const uploadLimit = bodyLimit({ maxSize: MAX_UPLOAD_BYTES, onError: createRejection(413) });
  app.use((c, next) => (acceptsUploads(c.req.path) ? uploadLimit : limit)(c, next));
  return app;
}

const REJECTION_MESSAGES: Readonly<Record<RejectionStatus, string>> = {
  413: "The body is too large.",
  421: "This shop does not go by that name.",
};

/**
 * Creates the default response to a rejected request: plain text in English. Applications with pages replace it with a
 * page in the visitor's language.
 */
export const createPlainRejectionPage: RejectionPage = (status) =>
  new Response(REJECTION_MESSAGES[status], { status, headers: { "content-type": "text/plain; charset=utf-8" } });
