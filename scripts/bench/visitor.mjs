// Somebody with a browser's cookies, who asks the storefront over HTTP as our own pages do.
import { randomUUID } from "node:crypto";

/** Why there is no answer, where a connection ends before it. */
const NO_ANSWER = 0;

/** An answer: status 0 where none came. @typedef {{ status: number, body: string, headers: Headers }} Answer */

/**
 * Opens a visitor's browser.
 *
 * @param {string} origin the storefront
 * @param {{ address?: string, timeoutMs?: number }} [options] the address that a trusted proxy would name, and how long to wait
 */
export function createVisitor(origin, { address, timeoutMs = 60_000 } = {}) {
  const cookies = new Map();

  /** Asks for a path. @param {string} path @param {RequestInit} [init] @returns {Promise<Answer>} */
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
      return { status: NO_ANSWER, body: "", headers: new Headers() };
    }
  };

  const post = (path, body) =>
    send(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

  return {
    send,
    /** Sends a form. @param {string} path @param {Record<string, string>} fields */
    sendForm: (path, fields) => send(path, { method: "POST", body: new URLSearchParams(fields) }),
    /** Asks an operation of the shop by its name. @param {string} operationName @param {object} variables @param {string} attempt */
    ask: (operationName, variables = {}, attempt = randomUUID()) =>
      post("/graphql", { operationName, variables, extensions: { attempt: { key: attempt } } }),
    /** What became of an attempt to buy. @param {string} key */
    look: (key) => post("/attempt", { key }),
  };
}

/** The answer's JSON; null for what is none. @param {Answer} answer */
export function jsonOf({ body }) {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
