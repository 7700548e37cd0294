import { defaultSettings } from "@rewire/domain";
import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { createLog } from "../log/createLog.ts";
import { getPublicUrl, isSameOrigin, isSecure } from "./origin.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";
import { createOriginMiddleware } from "./createOriginMiddleware.ts";

const config = (baseUrl = "", trustProxy: ProxyTrust = false, allowedHosts: readonly string[] = []) => ({
  trustProxy,
  allowedHosts,
  settings: { ...defaultSettings, site: { ...defaultSettings.site, baseUrl } },
});
const request = (headers: Record<string, string>, url = "http://localhost:3000/graphql") =>
  new Request(url, { method: "POST", headers });

describe("the same origin", () => {
  const cases: readonly [string, Record<string, string>, boolean][] = [
    ["a page of ours", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }, true],
    ["an older browser", { origin: "http://localhost:3000" }, true],
    ["no browser", {}, true],
    ["the reader's own doing", { "sec-fetch-site": "none" }, true],
    ["another site", { origin: "https://evil.example" }, false],
    ["another port", { origin: "http://localhost:3001" }, false],
    ["a sandboxed frame", { origin: "null" }, false],
    ["a sister site", { "sec-fetch-site": "same-site" }, false],
    ["a cross-site form without Origin", { "sec-fetch-site": "cross-site" }, false],
    ["our name as a part of another", { origin: "http://localhost:3000.evil.example" }, false],
    ["nonsense", { origin: "evil" }, false],
  ];
  test.each(cases)("%s", (_, headers, expected) => expect(isSameOrigin(request(headers), config())).toBe(expected));
});

interface Arrival {
  readonly status: number;
  readonly url: string;
  readonly isOurs: boolean;
  readonly isSecure: boolean;
  readonly link: string;
  readonly body: string;
}

async function arrive(
  siteConfig: ReturnType<typeof config>,
  url: string,
  headers: Record<string, string> = {},
  lines: string[] = [],
): Promise<Arrival> {
  const app = new Hono();
  app.use(
    createOriginMiddleware({
      config: siteConfig,
      reject: (c) => c.json({ url: "" }, 421),
      log: createLog({ write: (line) => lines.push(line) }),
    }),
  );
  app.post("*", async (c) => {
    const { raw } = c.req;
    return c.json({
      url: raw.url,
      isOurs: isSameOrigin(raw, siteConfig),
      isSecure: isSecure(raw),
      link: getPublicUrl(raw, siteConfig),
      body: await raw.text(),
    });
  });
  const answer = await app.request(
    url,
    { method: "POST", headers, body: "a=1" },
    { incoming: { socket: { remoteAddress: "127.0.0.1" } } },
  );
  return { status: answer.status, ...((await answer.json()) as Omit<Arrival, "status">) };
}

describe("behind a proxy that ends TLS a request has the address that the browser shows", () => {
  const shop = { origin: "https://shop.example", "sec-fetch-site": "same-origin" };
  const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "shop.example" };
  const cases: readonly [
    what: string,
    siteConfig: ReturnType<typeof config>,
    url: string,
    headers: Record<string, string>,
  ][] = [
    ["BASE_URL, and the host is passed on", config("https://shop.example"), "http://shop.example/repair", shop],
    [
      "BASE_URL, and the proxy calls us by another name",
      config("https://shop.example"),
      "http://127.0.0.1:3000/repair",
      shop,
    ],
    ["BASE_URL, the host with its port", config("https://shop.example"), "http://shop.example:443/repair", shop],
    [
      "BASE_URL and a trusted proxy",
      config("https://shop.example", true),
      "http://shop.example/repair",
      { ...shop, "x-forwarded-proto": "https" },
    ],
    [
      "BASE_URL and an inner proxy that knows http alone",
      config("https://shop.example", 2),
      "http://shop.example/repair",
      { ...shop, "x-forwarded-proto": "http" },
    ],
    [
      "a trusted proxy and a list of hosts",
      config("", true, ["shop.example"]),
      "http://10.0.0.1/repair",
      { ...shop, ...forwarded },
    ],
    [
      "a trusted network and a list of hosts",
      config("", ["127.0.0.0/8"], ["shop.example"]),
      "http://10.0.0.1/repair",
      { ...shop, ...forwarded },
    ],
  ];
  test.each(cases)("%s", async (_, siteConfig, url, headers) => {
    expect(await arrive(siteConfig, url, headers)).toEqual({
      status: 200,
      url: "https://shop.example/repair",
      isOurs: true,
      isSecure: true,
      link: "https://shop.example",
      body: "a=1",
    });
  });

  test("another site's page stays another site's", async () => {
    expect(
      (
        await arrive(config("https://shop.example", true), "http://shop.example/", {
          ...forwarded,
          origin: "https://evil.example",
        })
      ).isOurs,
    ).toBe(false);
  });

  test("what an untrusted visitor says about a proxy counts for nothing", async () => {
    const forgedHeaders = { "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };
    expect(await arrive(config(), "http://localhost:3000/", forgedHeaders)).toMatchObject({
      url: "http://localhost:3000/",
      isSecure: false,
    });
    expect(await arrive(config("", ["10.0.0.0/8"]), "http://localhost:3000/", forgedHeaders)).toMatchObject({
      url: "http://localhost:3000/",
    });
  });

  test("a visitor's own word before the proxy's counts for nothing", async () => {
    const headers = { "x-forwarded-proto": "http, https", "x-forwarded-host": "evil.example, shop.example" };
    expect(await arrive(config("", true, ["shop.example"]), "http://10.0.0.1/a?b=1", headers)).toMatchObject({
      url: "https://shop.example/a?b=1",
    });
  });
});

describe("hosts", () => {
  const cases: readonly [url: string, siteConfig: ReturnType<typeof config>, status: number][] = [
    ["http://localhost:3000/", config(), 200],
    ["http://127.0.0.1:3000/", config(), 200],
    ["http://[::1]:3000/", config(), 200],
    ["http://shop.localhost/", config(), 200],
    ["http://evil.example/", config(), 421],
    ["http://localhost.evil.example/", config(), 421],
    ["http://127.0.0.1.evil.example/", config(), 421],
    ["http://evil.example/", config("https://shop.example"), 421],
    ["http://shop.example:8080/", config("https://shop.example"), 421],
    ["http://www.shop.example/", config("https://shop.example", false, ["www.shop.example"]), 200],
    ["http://www.shop.example:81/", config("https://shop.example", false, ["www.shop.example"]), 421],
    ["http://10.1.2.3:3000/", config("", false, ["10.1.2.3:3000"]), 200],
  ];
  test.each(cases)("%s", async (url, siteConfig, status) =>
    expect((await arrive(siteConfig, url)).status).toBe(status),
  );

  test("a forwarded host that is none of ours, or none at all, is refused", async () => {
    for (const host of ["evil.example", "a b<script>", "shop.example/path", "me@shop.example"]) {
      expect(
        (await arrive(config("https://shop.example", true), "http://localhost:3000/", { "x-forwarded-host": host }))
          .status,
        host,
      ).toBe(421);
    }
  });

  test("a refused host is named in the log once, with what to set", async () => {
    const lines: string[] = [];
    const siteConfig = config();
    const app = new Hono().use(
      createOriginMiddleware({
        config: siteConfig,
        reject: (c) => c.text("", 421),
        log: createLog({ write: (line) => lines.push(line) }),
      }),
    );
    for (let n = 0; n < 3; n++) await app.request("http://evil.example/");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ALLOWED_HOSTS.*security=unknownHost.*host=evil\.example/);
  });
});
