import { randomUUID } from "node:crypto";
import type { Hono } from "hono";

/** A visitor's browser, as far as cookies and our door go. @param address Where its connection comes from. */
export function createBrowser(app: Hono, origin = "http://localhost:3000", address = "192.0.2.1") {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const env = { incoming: { socket: { remoteAddress: address } } };
    const response = await app.fetch(new Request(origin + path, { ...init, headers }), env);
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    /** Every `Set-Cookie` line that came. */
    setCookies,
    send,
    /** Asks `/graphql` the way our own page does. */
    ask: (
      operationName: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
      attempt: object = { key: randomUUID() },
    ) =>
      send("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", ...headers },
        body: JSON.stringify({ operationName, variables, extensions: { attempt } }),
      }),
    /** A request for a page, with this browser's cookies. */
    pageRequest: (path = "/") =>
      new Request(origin + path, {
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      }),
  };
}
