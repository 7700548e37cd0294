import type { Hono } from "hono";

/** Headers of a page's request that identify the client and the proxies. */
const CLIENT_HEADERS = ["cookie", "user-agent", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/**
 * Converts a client address to one that a socket may have: the network of IPv6 clients, by which they are limited, to an
 * address in it.
 */
const toSocketAddress = (clientAddress: string): string => clientAddress.replace(/::\/64$/, "::");

/** Request to a route of the gateway. */
interface VisitorRequest extends RequestInit {
  readonly path: string;
  readonly headers: Record<string, string>;
}

/**
 * Sends a request to a route of the gateway in the session of the visitor who has requested a page.
 * @param page Request for the page.
 * @param clientAddress IP address of the client, for the limits.
 */
export async function sendAsVisitor(
  app: Hono,
  page: Request,
  clientAddress: string,
  { path, headers, ...init }: VisitorRequest,
): Promise<Response> {
  const allHeaders = new Headers(headers);
  for (const name of CLIENT_HEADERS) {
    const value = page.headers.get(name);
    if (value !== null) allHeaders.set(name, value);
  }
  return app.fetch(new Request(new URL(path, page.url), { ...init, headers: allHeaders }), {
    incoming: { socket: { remoteAddress: toSocketAddress(clientAddress) } },
  });
}
