import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../config/readConfig.ts";
import { createGateway, type Gateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createFakeCatalogue } from "../testing/fakeCatalogue.ts";
import { createRejectionHeaders } from "./createHeadersMiddleware.ts";
import { MAX_BODY_BYTES } from "./createRequestPipeline.ts";

let folder = "";
let lines: string[] = [];
let gateway: Gateway | null = null;

/** A gateway with a page behind it that reads whatever it is sent. */
function open(env: Record<string, string> = {}) {
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    REWIRE_STATE_DIR: folder,
    LOG_FORMAT: "json",
    ...env,
  });
  const log = createLog({ level: "debug", format: "json", write: (line) => lines.push(line) });
  const opened = createGateway({
    config,
    log,
    shopFetch: createFakeCatalogue(() => new Response(null, { status: 404 })).fetch,
  });
  gateway = opened;
  let bytesRead = 0;
  const app = new Hono().route("/", opened.app);
  app.get("/broken", () => {
    log.error("A page broke");
    return new Response("broken", { status: 500 });
  });
  app.all("*", async (c) => {
    bytesRead += (await c.req.arrayBuffer()).byteLength;
    return c.html("<p>page</p>");
  });
  return {
    app,
    bytesRead: () => bytesRead,
    from: (address: string) => ({ incoming: { socket: { remoteAddress: address } } }),
  };
}

const logLines = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-front-"));
  lines = [];
});
afterEach(async () => {
  await gateway?.close();
  gateway = null;
  await rm(folder, { recursive: true, force: true });
});

/** Sends so many bytes in pieces, without saying how many, and counts what is taken. */
function stream(bytes: number) {
  const piece = new Uint8Array(64 * 1024);
  let byteCount = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (byteCount >= bytes) return controller.close();
      byteCount += piece.byteLength;
      controller.enqueue(piece);
    },
  });
  return { init: { method: "POST", body, duplex: "half" } as RequestInit, countBytes: () => byteCount };
}

describe("a body", () => {
  test.each(["/repair", "/graphql", "/attempt", "/webhooks/catalogue", "/webhooks/stripe", "/nowhere"])(
    "without end is stopped at %s",
    async (path) => {
      const { app, bytesRead } = open({
        CATALOGUE_WEBHOOK_SECRET: "x".repeat(16),
        STRIPE_PUBLISHABLE_KEY: "pk_test_1",
        STRIPE_SECRET_KEY: "sk_test_1",
        STRIPE_WEBHOOK_SECRET: "y".repeat(16),
      });
      const { init, countBytes } = stream(100 * MAX_BODY_BYTES);
      const answer = await app.request(path, { ...init, headers: { "content-type": "application/json" } });
      expect(answer.status).toBe(413);
      expect(await answer.text()).toMatch(/too (?:large|long)/);
      expect(countBytes()).toBeLessThan(MAX_BODY_BYTES + 4 * 64 * 1024);
      expect(bytesRead()).toBe(0);
      expect(logLines().find(({ security }) => security === "bodyTooLarge")).toMatchObject({ path });
    },
  );

  test("of many parts is no exception, whatever its length is said to be", async () => {
    const { app } = open();
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(MAX_BODY_BYTES)]), "a.bin");
    expect((await app.request("/repair", { method: "POST", body: form })).status).toBe(413);
    const { init } = stream(2 * MAX_BODY_BYTES);
    expect(
      (await app.request("/repair", { ...init, headers: { "content-length": "10", "transfer-encoding": "chunked" } }))
        .status,
    ).toBe(413);
  });

  test("of a usual size goes through whole", async () => {
    const { app, bytesRead } = open();
    expect((await app.request("/repair", stream(128 * 1024).init)).status).toBe(200);
    expect(bytesRead()).toBe(128 * 1024);
  });
});

describe("every answer", () => {
  const addresses: readonly [path: string, method: string, status: number][] = [
    ["/", "GET", 200],
    ["/livez", "GET", 200],
    ["/healthz", "GET", 200],
    ["/graphql", "GET", 405],
    ["/graphql", "POST", 415],
    ["/attempt", "POST", 400],
    ["/media/nothing.jpg", "GET", 404],
    ["/media/a.jpg?w=7", "GET", 400],
    ["/icons/nothing.json?icons=a", "GET", 404],
    ["/broken", "GET", 500],
  ];
  test.each(addresses)("of %s %s says what may be done with it", async (path, method, status) => {
    const answer = await open().app.request(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
    expect(answer.headers.get("content-security-policy")).toContain("default-src");
    expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    if (status >= 400) expect(answer.headers.get("cache-control")).toMatch(/no-store|max-age=60/);
  });

  test("insists on https where it is spoken, for data too", async () => {
    const { app } = open({ BASE_URL: "https://shop.example" });
    expect(
      (await app.request("http://shop.example/icons/nothing.json?icons=a")).headers.get("strict-transport-security"),
    ).toContain("max-age");
    expect(
      (await app.request("http://localhost/icons/nothing.json?icons=a")).headers.get("strict-transport-security"),
    ).toBeNull();
  });

  test.each([
    ["", "max-age=31536000"],
    ["false", "max-age=31536000"],
    ["true", "max-age=31536000; includeSubDomains"],
  ])(
    "insists on https for hosts below it where their owner says so: HSTS_INCLUDE_SUBDOMAINS=%s",
    async (value, hsts) => {
      const env = { BASE_URL: "https://shop.example", HSTS_INCLUDE_SUBDOMAINS: value };
      const { app } = open(env);
      for (const path of ["/", "/icons/nothing.json?icons=a", "/livez", "/webhooks/catalogue"]) {
        const answer = await app.request(`http://shop.example${path}`);
        expect([path, answer.headers.get("strict-transport-security")]).toEqual([path, hsts]);
      }
      expect(createRejectionHeaders(readConfig(env))["strict-transport-security"]).toBe(hsts);
    },
  );
});

describe("a request's id", () => {
  const idOf = async (env: Record<string, string>, requestId: string) => {
    const { app, from } = open(env);
    return (await app.request("/broken", { headers: { "x-request-id": requestId } }, from("10.0.0.1"))).headers.get(
      "x-request-id",
    );
  };

  test("is a trusted proxy's own, and stands in every line", async () => {
    expect(await idOf({ TRUST_PROXY: "10.0.0.0/8" }, "proxy-1234")).toBe("proxy-1234");
    expect(logLines().find(({ message }) => message === "A page broke")).toMatchObject({ requestId: "proxy-1234" });
  });
  test("of a visitor's is not taken over", async () => {
    expect(await idOf({}, "proxy-1234")).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf({ TRUST_PROXY: "192.168.0.0/16" }, "proxy-1234")).toMatch(/^[0-9a-f-]{36}$/);
  });
  test.each(["short", "a b c d e f", "<script>alert(1)</script>", "x".repeat(101), "eins-zwei-ä"])(
    "of a proxy's that is %j is not taken over either",
    async (requestId) => {
      expect(
        await idOf({ TRUST_PROXY: "true" }, encodeURI(requestId) === requestId ? requestId : "a b c d e f"),
      ).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
