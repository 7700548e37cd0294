import { once } from "node:events";
import { createServer, request, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ask } from "./testing/ask.ts";
import { openSmallStorefront, type SmallStorefront } from "./testing/openSmallStorefront.ts";

type ChangeHeaders = (headers: IncomingHttpHeaders) => IncomingHttpHeaders;

let storefront: SmallStorefront | null = null;
let proxy: Server | null = null;
afterEach(async () => {
  await storefront?.close();
  proxy?.close();
  [storefront, proxy] = [null, null];
});

/** Opens a storefront with what stands before it: a proxy that ends TLS (here: it says so) and asks over plain http. */
async function open(env: Record<string, string>, change: ChangeHeaders) {
  const opened = (storefront = await openSmallStorefront(env));
  proxy = createServer((incoming, response) => {
    const { url, method, headers } = incoming;
    const onward = { host: "127.0.0.1", port: opened.port, path: url, method, headers: change(headers) };
    incoming.pipe(
      request(onward, (answer) => void answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers))),
    );
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return { ...opened, port: (proxy.address() as AddressInfo).port };
}

describe("a form sent through a proxy that ends TLS", () => {
  const https = { "x-forwarded-proto": "https" };
  const ways: readonly [what: string, env: Record<string, string>, change: ChangeHeaders][] = [
    [
      "BASE_URL, trusted",
      { BASE_URL: "https://shop.example", TRUST_PROXY: "true" },
      (headers) => ({ ...headers, ...https }),
    ],
    ["BASE_URL, not trusted", { BASE_URL: "https://shop.example" }, (headers) => ({ ...headers, ...https })],
    [
      "BASE_URL, a proxy that says nothing and calls us by our address",
      { BASE_URL: "https://shop.example" },
      (headers) => ({ ...headers, host: "127.0.0.1:3000" }),
    ],
    [
      "a list of hosts, trusted",
      { ALLOWED_HOSTS: "shop.example", TRUST_PROXY: "127.0.0.1" },
      (headers) => ({ ...headers, ...https }),
    ],
    [
      "a list of hosts, trusted, forwarded host",
      { ALLOWED_HOSTS: "shop.example", TRUST_PROXY: "1" },
      (headers) => ({ ...headers, ...https, host: "10.0.0.7", "x-forwarded-host": "shop.example" }),
    ],
  ];
  const browser = {
    host: "shop.example",
    origin: "https://shop.example",
    "sec-fetch-site": "same-origin",
    "content-type": "application/x-www-form-urlencoded",
  };

  test.each(ways)("is taken, and stands at the address that the browser shows: %s", async (_, env, change) => {
    const { port } = await open(env, change);
    for (const path of ["/repair", "/repair/status"]) {
      const answer = await ask(port, path, { method: "POST", headers: browser, body: "number=1" });
      expect(answer).toMatchObject({ status: 200, body: JSON.stringify({ url: `https://shop.example${path}` }) });
      expect(answer.headers["strict-transport-security"]).toContain("max-age");
    }
  });

  test.each(ways)(
    "of another site's is refused in the reader's language, with a line in the log: %s",
    async (_, env, change) => {
      const { port, bytesRead, logLines } = await open(env, change);
      const answer = await ask(port, "/de/repair", {
        method: "POST",
        headers: { ...browser, origin: "https://evil.example", "sec-fetch-site": "cross-site" },
        body: "number=1",
      });
      expect(answer.status).toBe(403);
      expect(answer.body).toContain("Das kam von einer anderen Website");
      expect(bytesRead()).toBe(0);
      expect(logLines().filter(({ security }) => security)).toEqual([
        expect.objectContaining({ security: "crossSite", path: "/de/repair", origin: "https://evil.example" }),
      ]);
    },
  );
});
