import { expect, test } from "vitest";
import { createLog } from "./createLog.ts";
import { runWithRequestContext } from "./requestContext.ts";

const jwt = "eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJodHRwOi8vc2hvcCJ9.c2lnbmF0dXJl";
const now = () => Date.UTC(2026, 10, 21, 8);

function logged(options: Parameters<typeof createLog>[0] = {}) {
  const lines: string[] = [];
  return { lines, log: createLog({ now, write: (line) => lines.push(line), ...options }) };
}

test("a plain line says when, how bad and what", () => {
  const { log, lines } = logged();
  log.warn("The catalogue could not be refreshed", { kind: "timeout", waited: 10_000 });
  expect(lines).toEqual([
    "2026-11-21T08:00:00.000Z warn The catalogue could not be refreshed kind=timeout waited=10000",
  ]);
});

test("a JSON line can be read by a machine", () => {
  const { log, lines } = logged({ format: "json" });
  log.info("Open", { port: 3000 });
  expect(JSON.parse(lines[0] ?? "")).toEqual({
    time: "2026-11-21T08:00:00.000Z",
    level: "info",
    message: "Open",
    port: 3000,
  });
});

test("what is below the level stays untold", () => {
  const { log, lines } = logged({ level: "error" });
  log.warn("a");
  log.error("b");
  expect(lines).toHaveLength(1);
});

test("a message cannot forge a second line", () => {
  const { log, lines } = logged();
  log.error("bad\n2026-11-21T08:00:00.000Z info all is \u001b[2Jwell", { from: "x\ny", slug: "a\u001b[2J" });
  expect(lines.join("")).not.toMatch(/\p{Cc}/u);
});

test("tokens, passwords and order keys never get into a line", () => {
  const { log, lines } = logged({ level: "debug", format: "json" });
  log.debug(`Session ${jwt}`, {
    sessionToken: jwt,
    cookie: `a=${jwt}`,
    input: { password: "hunter2", list: [`Bearer ${jwt}`] },
    address: "http://shop.example/checkout/order-received/890/?key=wc_order_8sdf7SDF&x=1",
    with: "http://admin:hunter2@shop.example/",
    error: new Error(`order wc_order_8sdf7SDF failed for ${jwt}`),
  });
  expect(lines[0]).not.toMatch(/eyJ|hunter2|8sdf7SDF/);
});

test("every line of a request carries its id, and none outside of it", async () => {
  const { log, lines } = logged({ format: "json" });
  log.info("before");
  await runWithRequestContext({ requestId: "r-1" }, async () => {
    await Promise.resolve();
    log.info("within");
  });
  log.info("after");
  const ids = lines.map((line) => (JSON.parse(line) as { requestId?: string }).requestId);
  expect(ids).toEqual([undefined, "r-1", undefined]);
});

test("a percent sign in a message or a field is a percent sign", () => {
  const { log, lines } = logged();
  log.info("100%s of %d", { rate: "5%o" });
  expect(lines[0]).toBe("2026-11-21T08:00:00.000Z info 100%s of %d rate=5%o");
});

test("an error is told with what led to it, once", () => {
  const { log, lines } = logged({ format: "json" });
  const cause = new Error("connect ECONNREFUSED with sk_live_1234567890");
  log.error("Lost", { error: new TypeError("fetch failed", { cause }) });
  const error = "TypeError: fetch failed, because Error: connect ECONNREFUSED with [key]";
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ error });
});

test("what cannot be written as JSON does not end the server", () => {
  const { log, lines } = logged();
  const circle: Record<string, unknown> = {};
  circle["self"] = circle;
  log.info("odd", { circle, big: 1n, undefined, symbol: Symbol("s"), work: () => 1 });
  expect(lines).toHaveLength(1);
});
