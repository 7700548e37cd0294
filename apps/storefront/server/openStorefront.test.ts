import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, test } from "vitest";
import { createRejectionHeaders, readConfig } from "@rewire/gateway";
import { MAX_FORM_BYTES } from "./pages.ts";
import { ask } from "./testing/ask.ts";
import { openSmallStorefront, type SmallStorefront } from "./testing/openSmallStorefront.ts";

let storefront: SmallStorefront | null = null;
const open = async (): Promise<SmallStorefront> => (storefront = await openSmallStorefront());
afterEach(async () => {
  await storefront?.close();
  storefront = null;
});

describe("a form without end", () => {
  const piece = new Uint8Array(64 * 1024);
  function* pieces(count: number) {
    for (let n = 0; n < count; n++) yield piece;
  }

  test("is stopped while it comes, in the reader's language", async () => {
    const { port, bytesRead } = await open();
    // 1 MiB, which the system takes at once: who still sends when the line is cut, half a second after the answer, can
    // lose it.
    const answer = await ask(port, "/fr/repair", { method: "POST", body: pieces(16) });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain("Ce que vous avez envoyé est trop volumineux");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(bytesRead()).toBe(0);
  });

  test("is not even read where its length is told, also with many parts", async () => {
    const { port } = await open();
    const headers = { "content-type": "multipart/form-data; boundary=a", "content-length": String(560 * 1024 * 1024) };
    expect((await ask(port, "/repair/status", { method: "POST", headers, body: pieces(4) })).status).toBe(413);
  });

  test("of the size that there may be is read whole", async () => {
    const { port, bytesRead } = await open();
    expect((await ask(port, "/repair", { method: "POST", body: "x".repeat(MAX_FORM_BYTES) })).status).toBe(200);
    expect((await ask(port, "/repair", { method: "POST", body: "x".repeat(MAX_FORM_BYTES + 1) })).status).toBe(413);
    expect(bytesRead()).toBe(MAX_FORM_BYTES);
  });
});

describe("files", () => {
  test("of the build's own are nobody's", async () => {
    const { port } = await open();
    for (const path of [
      "/.vite/manifest.json",
      "/%2evite/manifest.json",
      "/.vite%2fmanifest.json",
      "//.vite/manifest.json",
      "/assets/../.vite/manifest.json",
    ]) {
      expect((await ask(port, path)).body, path).not.toContain("secret");
    }
    expect((await ask(port, "/.well-known/security.txt")).body).toBe("Contact: us");
  });

  test("and what is no file carry the same headers as pages", async () => {
    const { port } = await open();
    for (const [path, status, method] of [
      ["/assets/a.js", 200, "GET"],
      ["/assets/gone.js", 404, "GET"],
      ["/builds/gone.json", 404, "GET"],
      ["/repair", 200, "GET"],
      ["/graphql", 405, "PUT"],
    ] as const) {
      const { headers, ...answer } = await ask(port, path, { method });
      expect(answer.status, path).toBe(status);
      expect(headers, path).toMatchObject({
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "x-request-id": expect.stringMatching(/./),
      });
      if (status >= 400) expect(headers["cache-control"], path).toBe("no-store");
    }
  });
});

test("files carry a policy under which they load nothing, and no headers that are for pages alone", async () => {
  const { port } = await open();
  const { headers } = await ask(port, "/assets/a.js");
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none';/);
  for (const name of ["permissions-policy", "cross-origin-opener-policy"]) expect(headers).not.toHaveProperty([name]);
  expect(JSON.stringify(headers).length).toBeLessThan(800);
});

test("TRACE is not answered with what was sent", async () => {
  const { port } = await open();
  for (const path of ["/repair", "/graphql", "/assets/a.js"]) {
    const answer = await ask(port, path, { method: "TRACE", headers: { "x-secret": "echo" } });
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    expect(answer.body, path).not.toContain("echo");
  }
});

test("a host that is none of ours is refused in words", async () => {
  const { port } = await open();
  const answer = await ask(port, "/it/products", { headers: { host: "evil.example" } });
  expect(answer).toMatchObject({ status: 421 });
  expect(answer.body).toContain("Il negozio non esiste a questo indirizzo.");
  expect(answer.body).not.toContain("evil");
  expect((await ask(port, "/readyz", { headers: { host: "10.0.0.1" } })).status).not.toBe(421);
});

test.each([
  ["an address that is none", "GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", 400],
  ["what is no HTTP", "Hello\r\n\r\n", 400],
  [
    "a request with two ends",
    "POST /repair HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    400,
  ],
  [
    "a request with two lengths",
    "POST /repair HTTP/1.1\r\nhost: localhost\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde",
    400,
  ],
  ["headers without end", `GET / HTTP/1.1\r\nhost: localhost\r\nx-long: ${"x".repeat(40_000)}\r\n\r\n`, 431],
])("%s is answered in words, with the headers of all answers", async (_, words, status) => {
  const { port } = await open();
  const socket = connect(port, "127.0.0.1");
  socket.write(words);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(body).toMatch(/^The request.*\.\n$/);
  for (const [name, value] of Object.entries(createRejectionHeaders(readConfig({}))))
    expect(head.toLowerCase()).toContain(`${name}: ${value}`);
  expect(head).toMatch(/content-type: text\/plain/i);
});

test("what a page throws is one line of the log with the request's id and the way there, and no secret", async () => {
  const { port, logLines } = await open();
  const answer = await ask(port, "/broken?key=private");
  expect(answer.status).toBe(500);
  const broken = logLines().filter(({ level }) => level === "error");
  expect(broken).toEqual([
    expect.objectContaining({
      message: "A page broke",
      path: "/broken",
      requestId: answer.headers["x-request-id"],
      stack: expect.stringContaining("openSmallStorefront"),
    }),
  ]);
  expect(JSON.stringify(logLines())).not.toMatch(/eyJ|private/);
});

test("nobody keeps a page that was made before the catalogue was read", async () => {
  const { port } = await open();
  const answer = await ask(port, "/products");
  expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
});

test("closing lets what is under way finish, and says meanwhile that it is not ready", async () => {
  const opened = await open();
  const socket = connect(opened.port, "127.0.0.1");
  const got = text(socket);
  socket.write("POST /repair HTTP/1.1\r\nhost: localhost\r\ncontent-length: 8\r\n\r\n");
  await expect.poll(() => opened.getPendingCount()).toBe(1);
  const closed = opened.close();
  storefront = null;
  await expect(ask(opened.port, "/readyz")).rejects.toThrow("ECONNREFUSED");
  socket.write("number=1");
  expect(await closed).toBe(0);
  expect(await got).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
});

/** Resolves when the server learns that the client of the next request is gone. */
function observeConnectionEnd(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const observe = (message: unknown) => {
    unsubscribe("http.server.request.start", observe);
    // The server's own listeners come first.
    (message as { readonly request: IncomingMessage }).request.socket.once("close", () => setImmediate(resolve));
  };
  subscribe("http.server.request.start", observe);
  return promise;
}

test("a change of the cart is under way until the shop has answered, also when its visitor has left", async () => {
  const shopAnswer = Promise.withResolvers<void>();
  let isShopAsked = false;
  storefront = await openSmallStorefront({}, async (_, init) => {
    if (typeof init?.body === "string" && init.body.includes("mutation addToCart")) {
      isShopAsked = true;
      await shopAnswer.promise;
    }
    return Response.json({ data: {} });
  });
  const { port, getPendingCount } = storefront;
  const body = JSON.stringify({ operationName: "addToCart", variables: { input: { productId: 1 } } });
  const connectionEnd = observeConnectionEnd();
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(
    `POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  await expect.poll(() => isShopAsked).toBe(true);
  socket.destroy();
  await connectionEnd;
  expect(getPendingCount()).toBe(1);
  shopAnswer.resolve();
  await expect.poll(getPendingCount).toBe(0);
});
