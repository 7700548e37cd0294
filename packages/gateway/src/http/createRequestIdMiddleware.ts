import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { runWithRequestContext } from "../log/requestContext.ts";
import { countTrustedProxies } from "./clientAddress.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";

const REQUEST_ID_HEADER = "x-request-id";
/** Pattern of accepted request ids. It excludes characters with a special meaning in logs, headers and pages. */
export const REQUEST_ID_PATTERN = /^[A-Za-z0-9._-]{8,100}$/;

/**
 * Creates the middleware that assigns an id to every request, or uses the id sent by a trusted proxy. The id is
 * contained in log lines and in the response.
 */
export const createRequestIdMiddleware =
  (trust: ProxyTrust): MiddlewareHandler =>
  async (c, next) => {
    const clientId = countTrustedProxies(c, trust) > 0 ? (c.req.header(REQUEST_ID_HEADER) ?? "") : "";
    const id = REQUEST_ID_PATTERN.test(clientId) ? clientId : randomUUID();
    await runWithRequestContext({ requestId: id }, next);
    c.header(REQUEST_ID_HEADER, id);
  };
