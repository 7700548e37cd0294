import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createElement } from "react";
import { data, type ActionFunctionArgs, type ServerBuild, type ServerEntryModule } from "react-router";
import { createLog, readConfig } from "@rewire/gateway";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pageContext } from "../app/lib/pageContext.ts";
import { refusalPage } from "../app/lib/refusalPage.ts";
import { reportError } from "../app/lib/reportError.ts";
import { openStorefront, type OpenStorefront } from "./openStorefront.ts";
import { MAX_FORM_BYTES } from "./pages.ts";

let folder = "";
let lines: string[] = [];
let bytesRead = 0;
let storefront: OpenStorefront | null = null;
let proxy: Server | null = null;

/** An app of one page at every address: its form says how much it was sent, `/broken` throws. */
function smallBuild(): ServerBuild {
  const page = {
    default: () => createElement("p"),
    loader: ({ request: { url } }: { request: Request }) => {
      if (new URL(url).pathname === "/broken") throw new Error("It broke, and eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJh.c2ln is a secret");
      return null;
    },
    action: async ({ request: sent }: ActionFunctionArgs) => {
      bytesRead += (await sent.arrayBuffer()).byteLength;
      return data({ url: sent.url });
    },
  };
  const module: ServerEntryModule = {
    default: (_request, status, headers, { staticHandlerContext: { actionData } }) =>
      new Response(JSON.stringify(actionData?.["page"] ?? "page"), { status, headers: { ...Object.fromEntries(headers), "content-type": "text/html" } }),
    handleError: (error, { request: failed, context }) => reportError(context.get(pageContext).log, error, failed),
  };
  return {
    entry: { module: { ...module, pageContext, refusalPage } },
    routes: { page: { id: "page", path: "*", module: page } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/", assetsBuildDirectory: "", future: {}, ssr: true, isSpaMode: false, prerender: [], routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}

async function open(env: Record<string, string> = {}): Promise<OpenStorefront> {
  const config = readConfig({ PORT: "0", REWIRE_STATE_DIR: join(folder, "state"), SHUTDOWN_SECONDS: "60", ...env });
  const build = smallBuild();
  storefront = await openStorefront({
    config, log: createLog({ format: "json", level: "debug", write: (line) => lines.push(line) }),
    shopFetch: async () => Response.json({ data: {} }),
    app: { build: () => Promise.resolve(build), files: join(folder, "client"), messageChunks: {}, buildId: "1" },
  });
  return storefront;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Pieces are sent without saying how much comes. */
  readonly body?: string | Iterable<Uint8Array>;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks over a real connection, with whatever headers a browser may send. */
async function ask(port: number, path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<Answer> {
  const sent = request({ host: "127.0.0.1", port, path, method, headers: { ...headers, connection: "close" } });
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  // Who is refused in the middle of a body may find the line cut.
  if (typeof body === "string" || body === undefined) sent.end(body);
  else pipeline(Readable.from(body), sent).catch(() => undefined);
  const [answer] = await answered;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
}

/** What stands before a shop: it ends TLS (here: it says so), and asks us over plain http. */
async function openProxy(port: number, change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders): Promise<number> {
  proxy = createServer((incoming, response) => {
    const onward = request({ host: "127.0.0.1", port, path: incoming.url, method: incoming.method, headers: change(incoming.headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(onward);
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  return (proxy.address() as AddressInfo).port;
}

const told = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-storefront-"));
  await mkdir(join(folder, "client", ".vite"), { recursive: true });
  await mkdir(join(folder, "client", "assets"));
  await mkdir(join(folder, "client", ".well-known"));
  await writeFile(join(folder, "client", ".vite", "manifest.json"), "{\"secret\":1}");
  await writeFile(join(folder, "client", ".well-known", "security.txt"), "Contact: us");
  await writeFile(join(folder, "client", "assets", "a.js"), "1");
  [lines, bytesRead] = [[], 0];
});
afterEach(async () => {
  await storefront?.close();
  proxy?.close();
  [storefront, proxy] = [null, null];
  await rm(folder, { recursive: true, force: true });
});

describe("a form sent through a proxy that ends TLS", () => {
  const https = { "x-forwarded-proto": "https" };
  const ways: readonly [what: string, env: Record<string, string>, change: (headers: IncomingHttpHeaders) => IncomingHttpHeaders][] = [
    ["BASE_URL, trusted", { BASE_URL: "https://shop.example", TRUST_PROXY: "true" }, (headers) => ({ ...headers, ...https })],
    ["BASE_URL, not trusted", { BASE_URL: "https://shop.example" }, (headers) => ({ ...headers, ...https })],
    ["BASE_URL, a proxy that says nothing and calls us by our address", { BASE_URL: "https://shop.example" }, (headers) => ({ ...headers, host: "127.0.0.1:3000" })],
    ["a list of hosts, trusted", { ALLOWED_HOSTS: "shop.example", TRUST_PROXY: "127.0.0.1" }, (headers) => ({ ...headers, ...https })],
    ["a list of hosts, trusted, forwarded host", { ALLOWED_HOSTS: "shop.example", TRUST_PROXY: "1" }, (headers) => ({ ...headers, ...https, host: "10.0.0.7", "x-forwarded-host": "shop.example" })],
  ];
  const browser = { host: "shop.example", origin: "https://shop.example", "sec-fetch-site": "same-origin", "content-type": "application/x-www-form-urlencoded" };

  test.each(ways)("is taken, and stands at the address that the browser shows: %s", async (_, env, change) => {
    const port = await openProxy((await open(env)).port, change);
    for (const path of ["/repair", "/repair/status"]) {
      const answer = await ask(port, path, { method: "POST", headers: browser, body: "number=1" });
      expect(answer).toMatchObject({ status: 200, body: JSON.stringify({ url: `https://shop.example${path}` }) });
      expect(answer.headers["strict-transport-security"]).toContain("max-age");
    }
  });

  test.each(ways)("of another site's is refused in the reader's language, with a line in the log: %s", async (_, env, change) => {
    const port = await openProxy((await open(env)).port, change);
    const answer = await ask(port, "/de/repair", { method: "POST", headers: { ...browser, origin: "https://evil.example", "sec-fetch-site": "cross-site" }, body: "number=1" });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain("Das kam von einer anderen Website");
    expect(bytesRead).toBe(0);
    expect(told().filter(({ security }) => security)).toEqual([expect.objectContaining({ security: "crossSite", path: "/de/repair", origin: "https://evil.example" })]);
  });
});

describe("a form without end", () => {
  const piece = new Uint8Array(64 * 1024);
  function* pieces(count: number) {
    for (let n = 0; n < count; n++) yield piece;
  }

  test("is stopped while it comes, in the reader's language", async () => {
    const { port } = await open();
    const answer = await ask(port, "/fr/repair", { method: "POST", body: pieces(200) });
    expect(answer.status).toBe(413);
    expect(answer.body).toContain("Ce que vous avez envoyé est trop volumineux");
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(bytesRead).toBe(0);
  });

  test("is not even read where its length is told, also with many parts", async () => {
    const { port } = await open();
    const headers = { "content-type": "multipart/form-data; boundary=a", "content-length": String(560 * 1024 * 1024) };
    expect((await ask(port, "/repair/status", { method: "POST", headers, body: pieces(4) })).status).toBe(413);
  });

  test("of the size that there may be is read whole", async () => {
    const { port } = await open();
    expect((await ask(port, "/repair", { method: "POST", body: "x".repeat(MAX_FORM_BYTES) })).status).toBe(200);
    expect((await ask(port, "/repair", { method: "POST", body: "x".repeat(MAX_FORM_BYTES + 1) })).status).toBe(413);
    expect(bytesRead).toBe(MAX_FORM_BYTES);
  });
});

describe("files", () => {
  test("of the build's own are nobody's", async () => {
    const { port } = await open();
    for (const path of ["/.vite/manifest.json", "/%2evite/manifest.json", "/.vite%2fmanifest.json", "//.vite/manifest.json", "/assets/../.vite/manifest.json"]) {
      expect((await ask(port, path)).body, path).not.toContain("secret");
    }
    expect((await ask(port, "/.well-known/security.txt")).body).toBe("Contact: us");
  });

  test("and what is no file carry the same headers as pages", async () => {
    const { port } = await open();
    for (const [path, status, method] of [["/assets/a.js", 200, "GET"], ["/assets/gone.js", 404, "GET"], ["/builds/gone.json", 404, "GET"], ["/repair", 200, "GET"], ["/graphql", 405, "PUT"]] as const) {
      const { headers, ...answer } = await ask(port, path, { method });
      expect(answer.status, path).toBe(status);
      expect(headers, path).toMatchObject({ "x-content-type-options": "nosniff", "cross-origin-resource-policy": "same-origin", "x-request-id": expect.stringMatching(/./) });
      if (status >= 400) expect(headers["cache-control"], path).toBe("no-store");
    }
  });
});

test("a host that is none of ours is refused in words", async () => {
  const { port } = await open();
  const answer = await ask(port, "/it/products", { headers: { host: "evil.example" } });
  expect(answer).toMatchObject({ status: 421 });
  expect(answer.body).toContain("Il negozio non esiste a questo indirizzo.");
  expect(answer.body).not.toContain("evil");
  expect((await ask(port, "/readyz", { headers: { host: "10.0.0.1" } })).status).not.toBe(421);
});

test("a request whose address is none is answered 400", async () => {
  const { port } = await open();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test("what a page throws is one line of the log with the request's id and the way there, and no secret", async () => {
  const { port } = await open();
  const answer = await ask(port, "/broken?key=private");
  expect(answer.status).toBe(500);
  const broken = told().filter(({ level }) => level === "error");
  expect(broken).toEqual([expect.objectContaining({ message: "A page broke", path: "/broken", requestId: answer.headers["x-request-id"], stack: expect.stringContaining("openStorefront.test") })]);
  expect(lines.join()).not.toMatch(/eyJ|private/);
});

test("closing lets what is under way finish, and says meanwhile that it is not ready", async () => {
  const opened = await open();
  const socket = connect(opened.port, "127.0.0.1");
  const got = text(socket);
  socket.write("POST /repair HTTP/1.1\r\nhost: localhost\r\ncontent-length: 8\r\n\r\n");
  await expect.poll(() => opened.running()).toBe(1);
  const closed = opened.close();
  storefront = null;
  await expect(ask(opened.port, "/readyz")).rejects.toThrow("ECONNREFUSED");
  socket.write("number=1");
  expect(await closed).toBe(0);
  expect(await got).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
});
