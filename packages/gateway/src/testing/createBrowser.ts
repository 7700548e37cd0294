import type { Hono } from "hono";

/** A visitor's browser, as far as cookies and our door go. */
export function createBrowser(app: Hono, origin = "http://localhost:3000") {
  const cookies = new Map<string, string>();
  const setCookies: string[] = [];

  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await app.request(new Request(origin + path, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) {
      setCookies.push(line);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  return {
    cookies,
    /** Every `Set-Cookie` line that came. */
    setCookies,
    send,
    /** Asks `/graphql` the way our own page does. */
    ask: (operationName: string, variables: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      send("/graphql", {
        method: "POST",
        headers: { "content-type": "application/json", origin, "sec-fetch-site": "same-origin", ...headers },
        body: JSON.stringify({ operationName, variables }),
      }),
    /** A request for a page, with this browser's cookies. */
    pageRequest: (path = "/") =>
      new Request(origin + path, { headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") } }),
  };
}
