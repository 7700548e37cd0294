import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { inRequest } from "../log/requestContext.ts";
import { trustedProxies } from "./clientAddress.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";

const HEADER = "x-request-id";
/** Shape of an id that is taken over: characters without a special meaning in a log, a header or a page. */
export const REQUEST_ID = /^[A-Za-z0-9._-]{8,100}$/;

/**
 * Middleware that assigns every request an id, a trusted proxy's where it sends one; log lines and response contain it.
 */
export const requestId =
  (trust: ProxyTrust): MiddlewareHandler =>
  async (c, next) => {
    const clientId = trustedProxies(c, trust) > 0 ? (c.req.header(HEADER) ?? "") : "";
    const id = REQUEST_ID.test(clientId) ? clientId : randomUUID();
    await inRequest({ requestId: id }, next);
    c.header(HEADER, id);
  };
