import { reviewForm } from "@rewire/domain";
import type { Hono } from "hono";

/** Request headers that identify the client and the proxies. */
const FORWARDED_HEADERS = [
  "cookie",
  "origin",
  "sec-fetch-site",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
];

/**
 * Converts a client address to one that a socket may have: the network of IPv6 clients, by which they are limited, to an
 * address in it.
 */
const toSocketAddress = (clientAddress: string): string => clientAddress.replace(/::\/64$/, "::");

/** Creates the function that submits a review with photos in the visitor's session. */
export const createReviewSubmission =
  (app: Hono) =>
  async (request: Request, form: FormData, clientAddress: string): Promise<Response> => {
    const headers = new Headers({ accept: "application/json" });
    for (const name of FORWARDED_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    const url = new URL(reviewForm.path, request.url);
    return app.fetch(new Request(url, { method: "POST", headers, body: form }), {
      incoming: { socket: { remoteAddress: toSocketAddress(clientAddress) } },
    });
  };
