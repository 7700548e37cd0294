import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import type { StoreBackend } from "../../storage/KeyValueStore.ts";
import { createFakeCatalogue } from "../../testing/fakeCatalogue.ts";

let folder = "";
let time = 1_800_000_000_000;
let shop = createFakeCatalogue(() => new Response(null, { status: 404 }));
let lines: string[] = [];
const open: Gateway[] = [];

function start(store?: StoreBackend, shopFetch: typeof globalThis.fetch = shop.fetch): Gateway {
  const gateway = createGateway({
    config: readConfig({
      SHOP_GRAPHQL_URL: "http://shop.example/graphql",
      REWIRE_STATE_DIR: folder,
      SHOP_ANSWER_MB: "1",
    }),
    shopFetch,
    now: () => time,
    log: createLog({ write: (line) => lines.push(line) }),
    ...(store ? { store } : {}),
  });
  open.push(gateway);
  return gateway;
}

async function look(gateway: Gateway, path = "/readyz") {
  const answer = await gateway.app.request(`http://10.1.2.3${path}`);
  return {
    code: answer.status,
    ...((await answer.json()) as { status: string; checks?: Record<string, { ok: boolean; reason?: string }> }),
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-health-"));
  shop = createFakeCatalogue(() => new Response(null, { status: 404 }));
  lines = [];
});
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

/** Looks again when the last look is old. */
const later = () => void (time += 30_000);

describe("readyz", () => {
  test("is ready with a catalogue, a shop that answers and a store that can be written, under any host", async () => {
    const gateway = start();
    await gateway.warmUp();
    expect(await look(gateway)).toEqual({
      code: 200,
      status: "ready",
      checks: { server: { ok: true }, shop: { ok: true }, catalogue: { ok: true }, state: { ok: true } },
      products: { leftOut: 0, incomplete: 0, examples: [] },
      reading: null,
    });
  });

  test("is not before the catalogue has been read, and has it read", async () => {
    const gateway = start();
    expect(await look(gateway)).toMatchObject({
      code: 503,
      status: "notReady",
      checks: { catalogue: { ok: false, reason: "The catalogue has not been read yet." } },
    });
    await expect.poll(() => gateway.services.catalogue.status().products).toBe(130);
    later();
    expect((await look(gateway)).code).toBe(200);
  });

  test("is not while the shop is dead and nothing is known of it", async () => {
    shop.disconnect();
    const gateway = start();
    await gateway.warmUp();
    expect(await look(gateway)).toMatchObject({
      code: 503,
      checks: { shop: { ok: false, reason: "The shop does not answer." }, catalogue: { ok: false } },
    });
  });

  test("is degraded while the shop is dead and its catalogue is known, and ready again once it answers", async () => {
    const gateway = start();
    await gateway.warmUp();
    shop.disconnect();
    later();
    expect(await look(gateway)).toMatchObject({
      code: 200,
      status: "degraded",
      checks: { shop: { ok: false }, catalogue: { ok: true } },
    });
    shop.connect();
    later();
    expect(await look(gateway)).toMatchObject({ code: 200, status: "ready" });
  });

  test.each([
    ["an error", () => new Response("<h1>Critical error</h1>", { status: 500 })],
    ["a page", () => new Response("<p>Down for maintenance.</p>", { headers: { "content-type": "text/html" } })],
    [
      "half of its answer",
      () =>
        Response.json({ data: {} })
          .text()
          .then((text) => new Response(text.slice(0, -2))),
    ],
    ["more than it may", () => new Response(`{"data":{"x":"${"x".repeat(2_000_000)}"}}`)],
  ])("is degraded while the shop answers with %s", async (_, answer) => {
    const spoiled = { isSpoiled: false };
    const gateway = start(undefined, async (...question) => (spoiled.isSpoiled ? answer() : shop.fetch(...question)));
    await gateway.warmUp();
    spoiled.isSpoiled = true;
    await gateway.app.request("http://localhost:3000/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", origin: "http://localhost:3000" },
      body: JSON.stringify({ operationName: "getAllowedCountries" }),
    });
    time += 2_000;
    expect(await look(gateway)).toMatchObject({ code: 200, status: "degraded", checks: { shop: { ok: false } } });
  });

  test("is not when the state store cannot be written, with the cause in the log alone", async () => {
    const store = createMemoryStore();
    const gateway = start({ ...store, set: () => Promise.reject(new Error("database or disk is full")) });
    await gateway.warmUp();
    const report = await look(gateway);
    expect(report).toMatchObject({
      code: 503,
      status: "notReady",
      checks: { state: { ok: false, reason: "The state store cannot be written." } },
    });
    expect(JSON.stringify(report)).not.toContain("disk");
    expect(lines.join()).toContain("database or disk is full");
  });

  test("is not any more when the server is told to end", async () => {
    const gateway = start();
    await gateway.warmUp();
    gateway.beginShutdown();
    expect(await look(gateway)).toMatchObject({
      code: 503,
      status: "notReady",
      checks: { server: { ok: false, reason: "The server is shutting down." } },
    });
  });

  test("asks the shop no more often than once in a while, however often it is asked", async () => {
    const gateway = start();
    await gateway.warmUp();
    later();
    const before = shop.requests();
    for (let n = 0; n < 20; n++) await look(gateway);
    expect(shop.requests()).toBe(before + 1);
  });
});

test("livez and healthz say that the process is alive, whatever it lacks", async () => {
  shop.disconnect();
  const gateway = start();
  gateway.beginShutdown();
  for (const path of ["/livez", "/healthz"])
    expect(await look(gateway, path)).toMatchObject({ code: 200, status: "ok" });
});
