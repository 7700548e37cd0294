import { createServer, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createLog } from "../../log/createLog.ts";
import { createChangeEmitter } from "../catalogue/changes/createChangeEmitter.ts";
import { createEdges } from "./createEdges.ts";
import type { EdgeTimes } from "./createEdgeQueue.ts";
import { createEdgeQueue } from "./createEdgeQueue.ts";
import { MAX_WAITING_ITEMS } from "./createWaitingItems.ts";
import { createBanEdge, createCloudflare, createFastly } from "./tagEdges.ts";
import { freePort } from "../../testing/freePort.ts";

const times: EdgeTimes = { batchDelayMs: 10, repeatMs: 60_000, firstPauseMs: 10, maxPauseMs: 40 };
const closers: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0).toReversed()) await close();
});

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What an edge answers; null for nothing. */
interface EdgeAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
type Answer = (call: Call) => EdgeAnswer | null;

/** Reads a whole request; null while it is not there. Node's own server knows no method BAN. */
function parse(text: string): Call | null {
  const [head = "", body] = text.split(/\r\n\r\n(.*)/s);
  if (body === undefined) return null;
  const [first = "", ...rest] = head.split("\r\n");
  const [method = "", url = ""] = first.split(" ");
  const headers = Object.fromEntries(rest.map((line) => line.split(/: ?(.*)/s).slice(0, 2) as [string, string]));
  return Buffer.byteLength(body) < Number(headers["content-length"] ?? 0) ? null : { method, url, headers, body };
}

/** A server that writes down its calls. @param answer The ordinary answer is 200 */
async function openEdge(answer: Answer = () => ({ body: "{}" }), port = 0) {
  const calls: Call[] = [];
  const state = { answer };
  const server = createServer((socket) => {
    let text = "";
    socket.on("error", () => {});
    socket.on("data", (part: Buffer) => {
      text += part.toString();
      const call = parse(text);
      if (!call) return;
      calls.push(call);
      const reply = state.answer(call);
      if (!reply) return;
      const { status = 200, headers = {}, body = "" } = reply;
      const lines = Object.entries({ ...headers, "content-length": Buffer.byteLength(body), connection: "close" });
      socket.end(
        `HTTP/1.1 ${status} X\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
      );
    });
    sockets.add(socket);
  });
  const sockets = new Set<Socket>();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const close = () =>
    new Promise<unknown>((resolve) => {
      server.close(resolve);
      for (const socket of sockets) socket.destroy();
    });
  closers.push(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, state, close };
}

const lines: string[] = [];
function openEdges(
  config: Partial<Parameters<typeof createEdges>[0]["config"]>,
  more: Partial<EdgeTimes> = {},
  send: typeof fetch = fetch,
) {
  lines.length = 0;
  const log = createLog({ level: "info", write: (line) => lines.push(line) });
  const changes = createChangeEmitter(log);
  let attemptCount = 0;
  const edges = createEdges({
    config: { cloudflare: null, fastly: null, banUrls: [], purgeUrls: [], ...config },
    catalogue: { onChange: (listener) => changes.subscribe(listener) },
    listUrls: (tags) => (tags.includes("product-1") ? ["https://shop.example/product/a", "/?page=2"] : []),
    now: () => performance.now(),
    log,
    times: { ...times, ...more },
    fetch: (...request) => {
      attemptCount += 1;
      return send(...request);
    },
  });
  closers.push(edges.close);
  return { edges, emit: (tags: readonly string[]) => changes.emit(tags), countAttempts: () => attemptCount };
}

describe("what is sent", () => {
  const lone = (edge: Parameters<typeof createEdgeQueue>[0]["edge"]) => {
    const queue = createEdgeQueue({ edge, log: createLog({ write: (line) => lines.push(line) }), now: () => 0, times });
    closers.push(() => queue.close());
    return queue;
  };
  const many = Array.from({ length: 70 }, (_, n) => `product-${n}`);

  test("to Cloudflare, 30 tags a call", async () => {
    const { url, calls } = await openEdge(() => ({ body: '{"success":true,"errors":[]}' }));
    lone(createCloudflare({ zone: "z1", token: "a-token" }, fetch, url)).purge(many);
    await expect.poll(() => calls.length).toBe(3);
    expect(calls[0]).toMatchObject({ method: "POST", url: "/zones/z1/purge_cache" });
    expect(calls[0]?.headers["authorization"]).toBe("Bearer a-token");
    expect(calls.map(({ body }) => (JSON.parse(body) as { tags: string[] }).tags.length)).toEqual([30, 30, 10]);
  });

  test("to Cloudflare, which says no with status 200: again", async () => {
    const no = '{"success":false,"errors":[{"code":1,"message":"Rate limited"}]}';
    const { url, calls, state } = await openEdge(() => ({ body: no }));
    const queue = lone(createCloudflare({ zone: "z1", token: "a-token" }, fetch, url));
    queue.purge(["list"]);
    await expect.poll(() => queue.status()).toMatchObject({ ok: false, reason: "It refuses: Rate limited" });
    state.answer = () => ({ body: '{"success":true}' });
    await expect.poll(() => queue.status().ok).toBe(true);
    expect(calls.length).toBeGreaterThan(1);
  });

  test("to Fastly, softly", async () => {
    const { url, calls } = await openEdge();
    lone(createFastly({ service: "s1", token: "a-token" }, fetch, url)).purge(many);
    await expect.poll(() => calls.length).toBe(1);
    expect(calls[0]).toMatchObject({ method: "POST", url: "/service/s1/purge" });
    expect(calls[0]?.headers).toMatchObject({ "fastly-key": "a-token", "fastly-soft-purge": "1" });
    expect(JSON.parse(calls[0]?.body ?? "")).toEqual({ surrogate_keys: many });
  });

  test("as a BAN with the tags in a header, that is never too long", async () => {
    const { url, calls } = await openEdge();
    lone(createBanEdge(url, 1, fetch)).purge(Array.from({ length: 80 }, (_, n) => `category-${"x".repeat(90)}-${n}`));
    await expect.poll(() => calls.length).toBe(3);
    for (const { method, headers } of calls) {
      expect(method).toBe("BAN");
      expect(String(headers["x-purge-tags"]).length).toBeLessThan(4_100);
    }
  });

  test("as a PURGE of each address, for each encoding; what is not stored is fine", async () => {
    const { url, calls } = await openEdge(() => ({ status: 404 }));
    const { edges, emit } = openEdges({ purgeUrls: [`${url}/`] });
    emit(["product-1", "list"]);
    emit(["product-2"]);
    await expect.poll(() => calls.length).toBe(6);
    expect(new Set(calls.map(({ method, url: path }) => `${method} ${path}`))).toEqual(
      new Set(["PURGE /product/a", "PURGE /?page=2"]),
    );
    expect(new Set(calls.map(({ headers }) => headers["accept-encoding"]))).toEqual(
      new Set(["br", "gzip", "identity"]),
    );
    expect(edges.status()).toEqual([{ edge: "purge 1", ok: true }]);
  });
});

test("changes of one moment are sent together, and once more a little later", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const sent: string[] = [];
  const { emit } = openEdges({ banUrls: ["http://edge.example"] }, { repeatMs: 100 }, async (_, init) => {
    sent.push(new Headers(init?.headers).get("x-purge-tags") ?? "");
    return new Response();
  });
  for (let n = 0; n < 20; n += 1) emit([`product-${n}`, "list"]);
  await vi.advanceTimersByTimeAsync(times.batchDelayMs);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.split(" ")).toHaveLength(21);
  await vi.advanceTimersByTimeAsync(100 + times.batchDelayMs);
  expect(sent).toEqual([sent[0], sent[0]]);
  // A third call would come after as long as the second one.
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(2);
});

test("an edge that refuses connections is named once, shown as a warning, and told everything when it is back", async () => {
  // A port that the system assigned could be assigned again meanwhile.
  const { url, close } = await openEdge(undefined, await freePort());
  await close();
  const { edges, emit, countAttempts } = openEdges({ banUrls: [`${url}/secret-path`] });
  emit(["product-1"]);
  await expect
    .poll(() => edges.status())
    .toMatchObject([{ edge: "ban 1", ok: false, reason: "It cannot be reached." }]);
  emit(["product-2"]);
  const firstAttemptCount = countAttempts();
  await expect.poll(countAttempts).toBeGreaterThan(firstAttemptCount + 2);
  expect(lines.filter((line) => line.includes("does not take purges"))).toHaveLength(1);
  const { calls } = await openEdge(undefined, Number(new URL(url).port));
  const tags = () => calls.flatMap(({ headers }) => headers["x-purge-tags"]?.split(" ") ?? []).toSorted();
  await expect.poll(tags).toEqual(["product-1", "product-2"]);
  await expect.poll(() => edges.status()).toEqual([{ edge: "ban 1", ok: true }]);
  expect(lines.filter((line) => line.includes("takes purges again"))).toHaveLength(1);
});

test("an edge that hangs is given up in time and keeps no other from hearing", async () => {
  const hanging = await openEdge(() => null);
  const other = await openEdge();
  const { edges, emit } = openEdges({ banUrls: [hanging.url, other.url] });
  emit(["list"]);
  await expect.poll(() => other.calls.length).toBe(1);
  await expect
    .poll(() => edges.status()[0], { timeout: 7_000 })
    .toMatchObject({ ok: false, reason: "It does not answer in time." });
  hanging.state.answer = () => ({});
  await expect.poll(() => edges.status()[0]?.ok, { timeout: 7_000 }).toBe(true);
}, 17_000);

test("an edge that has enough is left alone for as long as it says", async () => {
  const at: number[] = [];
  const { url, calls } = await openEdge(() => {
    at.push(performance.now());
    return at.length === 1 ? { status: 429, headers: { "retry-after": "1" }, body: "slow down" } : {};
  });
  const { edges, emit } = openEdges({ banUrls: [url] }, { maxPauseMs: 5_000 });
  emit(["list"]);
  await expect.poll(() => edges.status()).toMatchObject([{ ok: false, reason: "It answers 429 slow down" }]);
  await expect.poll(() => calls.length, { timeout: 3_000 }).toBe(2);
  expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(950);
});

test("when too much waits, everything is purged instead", async () => {
  const { url, calls } = await openEdge();
  const { emit } = openEdges({ banUrls: [url] });
  emit(Array.from({ length: MAX_WAITING_ITEMS + 1 }, (_, n) => `product-${n}`));
  await expect.poll(() => calls.map(({ headers }) => headers["x-purge-tags"])).toEqual(["all"]);
});

test("what waits when the server ends is sent before", async () => {
  const { url, calls } = await openEdge();
  const { edges, emit } = openEdges({ banUrls: [url] }, { batchDelayMs: 5_000 });
  emit(["product-3"]);
  await edges.close();
  expect(calls.map(({ headers }) => headers["x-purge-tags"])).toEqual(["product-3"]);
});

test("no token reaches the log", async () => {
  const { url } = await openEdge((call) => ({ status: 403, body: `no: ${call.headers["authorization"]}` }));
  const queueLines: string[] = [];
  const queue = createEdgeQueue({
    edge: createCloudflare({ zone: "z", token: "very-secret-token-0123456789" }, fetch, url),
    log: createLog({ write: (line) => queueLines.push(line) }),
    now: () => 0,
    times,
  });
  closers.push(() => queue.close());
  queue.purge(["list"]);
  await expect.poll(() => queue.status().ok).toBe(false);
  expect(queueLines.join()).not.toContain("very-secret-token");
});
