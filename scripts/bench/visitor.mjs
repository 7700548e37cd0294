// HTTP client with cookies, which sends the same requests to the storefront as our pages do.
import { randomUUID } from "node:crypto";

/** Reason of a missing response when a connection is closed. */
const NO_RESPONSE = 0;

/** Response: status 0 for none. @typedef {{ status: number, body: string, headers: Headers }} Answer */

/**
 * Creates a client.
 *
 * @param {string} origin the storefront
 * @param {{ address?: string, timeoutMs?: number }} [options] IP address given by a trusted proxy, and timeout
 */
export function createVisitor(origin, { address, timeoutMs = 60_000 } = {}) {
  const cookies = new Map();

  /** Sends a request to a path. @param {string} path @param {RequestInit} [init] @returns {Promise<Answer>} */
  const send = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", origin);
    headers.set("sec-fetch-site", "same-origin");
    if (address) headers.set("x-forwarded-for", address);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    try {
      const response = await fetch(origin + path, {
        redirect: "manual",
        ...init,
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0\b/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: response.status, body: await response.text(), headers: response.headers };
    } catch {
      return { status: NO_RESPONSE, body: "", headers: new Headers() };
    }
  };

  const post = (path, body) =>
    send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

  return {
    send,
    /** Sends a form. @param {string} path @param {Record<string, string>} fields */
    sendForm: (path, fields) => send(path, { method: "POST", body: new URLSearchParams(fields) }),
    /**
     * Sends a GraphQL operation by its name. @param {string} operationName @param {object} variables @param {string}
     * attempt
     */
    ask: (operationName, variables = {}, attempt = randomUUID()) =>
      post("/graphql", { operationName, variables, extensions: { attempt: { key: attempt } } }),
    /** Returns the state of a purchase attempt. @param {string} key */
    look: (key) => post("/attempt", { key }),
  };
}

/** Parses a response as JSON; null if it is invalid. @param {Answer} answer */
export function jsonOf({ body }) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
