import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { ask } from "../testing/ask.ts";
import type { PageHandle } from "./createPageHandle.ts";
import { createRepeatedRequestCache, type ServerContext } from "./createRepeatedRequestCache.ts";

let server: Server | null = null;
afterEach(() => server?.close());

/** Opens a server whose only page says how often it was made. */
async function open(limits = {}) {
  const requests = createRepeatedRequestCache(limits);
  let isCurrent = true;
  let pageCount = 0;
  const page: PageHandle = {
    current: (coding) => (isCurrent && coding === "identity" ? Buffer.from(`page ${pageCount}`) : null),
    isKnown: (header) => header === 'W/"1"',
  };
  const app = new Hono<ServerContext>();
  app.use(requests.remember);
  app.get("/private", (c) => c.text(`private ${++pageCount}`));
  app.get("*", (c) => {
    c.set("publicPage", page);
    c.set("hasUnknownParameters", c.req.query("unknown") !== undefined);
    return c.text(`page ${++pageCount}`, 200, {
      etag: 'W/"1"',
      "x-request-id": c.req.header("x-request-id") ?? "made-here",
    });
  });
  const slow = getRequestListener(app.fetch);
  server = createServer((...request) => void (requests.respond(...request) || slow(...request)));
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string, headers: Record<string, string> = {}) =>
      ask(port, path, { headers: { host: "a", ...headers } }),
    post: (path: string) => ask(port, path, { method: "POST", body: "x" }),
    countPages: () => pageCount,
    outdate: () => void (isCurrent = false),
  };
}

describe("a request that was answered before", () => {
  test("is answered again without making the page, with an id of its own", async () => {
    const { get, countPages } = await open();
    const [first, second, third] = [await get("/a"), await get("/a"), await get("/a")];
    expect([first.body, second.body, third.body]).toEqual(["page 1", "page 1", "page 1"]);
    expect(countPages()).toBe(1);
    expect(second.headers["x-request-id"]).not.toBe(third.headers["x-request-id"]);
    expect(second.headers).toMatchObject({ etag: 'W/"1"', "content-length": "6" });
  });

  test("keeps the id of a proxy whose ids are taken over, if it is one", async () => {
    const { get } = await open();
    await get("/a", { "x-request-id": "proxy-0001" });
    expect((await get("/a", { "x-request-id": "proxy-0002" })).headers["x-request-id"]).toBe("proxy-0002");
    expect((await get("/a", { "x-request-id": "<script>" })).headers["x-request-id"]).not.toBe("<script>");
  });

  test("gets no body if the browser has the page", async () => {
    const { get } = await open();
    await get("/a");
    const again = await get("/a", { "if-none-match": 'W/"1"' });
    expect([again.status, again.body, again.headers["content-type"]]).toEqual([304, "", undefined]);
  });
});

test.each([
  ["another host", { host: "b" }],
  ["another origin", { origin: "https://b.example" }],
  ["another coding", { "accept-encoding": "br" }],
  ["a proxy's protocol", { "x-forwarded-proto": "https" }],
  ["a proxy's host", { "x-forwarded-host": "b" }],
  ["several proxies", { "x-forwarded-host": "b, c" }],
  ["a range", { range: "bytes=0-1" }],
])("%s is another request", async (_, headers) => {
  const { get, countPages } = await open();
  await get("/a");
  await get("/a", headers);
  expect(countPages()).toBe(2);
});

test("a request with a very long header is not remembered, so that strangers cannot fill the memory", async () => {
  const { get, countPages } = await open();
  const origin = `https://${"a".repeat(3_000)}.example`;
  await get("/a", { origin });
  await get("/a", { origin });
  expect(countPages()).toBe(2);
});

test("a page that has changed, a private page and a form go the long way", async () => {
  const { get, post, countPages, outdate } = await open();
  await get("/private");
  await get("/private");
  expect(countPages()).toBe(2);
  await get("/a");
  await post("/a");
  outdate();
  await get("/a");
  expect(countPages()).toBe(4);
});

test("requests with invented parameters displace only each other", async () => {
  const { get, countPages } = await open({ maxRequests: 2, maxUnknownRequests: 2 });
  await get("/a");
  for (let n = 0; n < 5; n++) await get(`/a?unknown=${n}`);
  expect(countPages()).toBe(6);
  for (const path of ["/a", "/a?unknown=4", "/a?unknown=3"]) await get(path);
  expect(countPages()).toBe(6);
  await get("/a?unknown=0");
  expect(countPages()).toBe(7);
});
