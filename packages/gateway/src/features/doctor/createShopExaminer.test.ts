import { createDemoShop, type DemoShop } from "@rewire/demo-shop";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readConfig } from "../../config/readConfig.ts";
import { createGateway, type Gateway } from "../../createGateway.ts";
import { createLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { introspectionOff, withoutSessionHeader, type Alter } from "../../testing/shopFaults.ts";
import { smallCatalogue } from "../../testing/smallCatalogue.ts";

const MINUTE_MS = 60_000;

let folder = "";
let time = 0;
let requests = 0;
let alter: Alter = introspectionOff;
let lines: string[] = [];
let shop: DemoShop;
let gateway: Gateway;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-examiner-"));
  time = Date.UTC(2026, 10, 23, 9);
  requests = 0;
  alter = introspectionOff;
  lines = [];
  shop = createDemoShop({ catalogue: smallCatalogue, now: () => time });
  gateway = createGateway({
    config: readConfig({
      SHOP_GRAPHQL_URL: "http://shop.example/graphql",
      REWIRE_STATE_DIR: folder,
      PLACE_TIME_ZONE: "Europe/Berlin",
    }),
    shopFetch: async (input, init) => {
      requests += 1;
      const request = new Request(input, init);
      const body = await request.clone().text();
      return alter({ request, url: new URL(request.url), body, answer: () => shop.handle(request) });
    },
    publicFetch: async () => new Response("picture", { headers: { "content-type": "image/webp" } }),
    log: createLog({ write: (line) => lines.push(line) }),
    store: createMemoryStore(() => time),
    now: () => time,
  });
});
afterEach(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

async function readyz() {
  const response = await gateway.app.request("http://10.1.2.3/readyz");
  return { code: response.status, ...((await response.json()) as object) };
}

/** Looks again when what was known is old. */
async function later(ms: number): Promise<void> {
  time += ms;
  await gateway.examineShop();
}

const logLines = (text: string) => lines.filter((line) => line.includes(text));

test("readyz has nothing of it before the shop was examined", async () => {
  await gateway.warmUp();
  expect(await readyz()).not.toHaveProperty("setup");
});

test("what the shop lacks is told once to the log, with what to set, and in short to readyz, which stays ready", async () => {
  shop.setScenario("passwordProduct");
  await gateway.warmUp();
  await gateway.examineShop();
  const readiness = await readyz();
  expect(readiness).toMatchObject({ code: 200, status: "ready", checks: { shop: { ok: true } } });
  expect(readiness).toMatchObject({
    setup: {
      faults: expect.arrayContaining([
        { check: "pictures", reason: "pictures can be read, from a host that is allowed" },
      ]),
      warnings: expect.arrayContaining([{ check: "serviceAccount", reason: expect.any(String) }]),
    },
  });
  expect(logLines("There is no service account")).toEqual([expect.stringMatching(/INFO .*→ Set SHOP_SERVICE_USER/i)]);
  // The product has a line already, of those who read the catalogue.
  expect(logLines("is left out")).toHaveLength(1);
  await later(7 * 60 * MINUTE_MS);
  expect(logLines("There is no service account")).toHaveLength(1);
});

test("pictures on the shop's own public host are no fault; on another one the variable to set is named", async () => {
  shop = createDemoShop({ catalogue: smallCatalogue, siteUrl: "https://www.woo.example", now: () => time });
  await gateway.warmUp();
  await gateway.examineShop();
  expect(logLines("(pictures)")).toEqual([]);
  shop.setScenario("otherPictureHost");
  await later(7 * 60 * MINUTE_MS);
  expect(logLines("(pictures)")).toEqual([expect.stringContaining("→ Set SHOP_PICTURE_HOSTS=pictures.shop.example.")]);
});

test("a shop without a log-in is told to the log once, by who asked first", async () => {
  shop.setScenario("noLogIn");
  await gateway.warmUp();
  await gateway.examineShop();
  expect(lines.filter((line) => /log-in plugin|nobody can log in/i.test(line))).toHaveLength(1);
  expect(await readyz()).toMatchObject({
    setup: { faults: expect.arrayContaining([expect.objectContaining({ check: "logIn" })]) },
  });
});

test("a shop that cannot keep a cart is told at the start as an error with the line to fix it, and is not ready", async () => {
  alter = withoutSessionHeader;
  await gateway.warmUp();
  await gateway.examineShop();
  expect(logLines("The shop cannot be used (session)")).toEqual([
    expect.stringMatching(/ERROR .*woocommerce-session.* → .*Disable QL Session Handler/i),
  ]);
  expect(await readyz()).toMatchObject({
    code: 503,
    status: "notReady",
    checks: { shop: { ok: false, reason: "The shop cannot be used: session." }, catalogue: { ok: true } },
  });
});

test("a shop that was set right is known within five minutes, and not asked before", async () => {
  alter = withoutSessionHeader;
  await gateway.warmUp();
  await gateway.examineShop();
  alter = introspectionOff;
  const before = requests;
  await later(MINUTE_MS);
  expect(requests).toBe(before);
  await later(5 * MINUTE_MS);
  expect(await readyz()).toMatchObject({ code: 200, status: "ready" });
  expect(logLines("Mended at the shop (session)")).toHaveLength(1);
  // The examination lets old products be read again in the background: that is waited for, since it asks the shop, too.
  await gateway.services.catalogue.refresh();
  const after = requests;
  await later(60 * MINUTE_MS);
  expect(requests).toBe(after);
});

test("a shop that is away is not called unusable: what is known of it goes on being shown", async () => {
  await gateway.warmUp();
  shop.setScenario("down");
  await later(MINUTE_MS);
  expect(await readyz()).toMatchObject({
    code: 200,
    status: "degraded",
    checks: { shop: { reason: "The shop does not answer." } },
  });
  expect(logLines("The shop cannot be used (reachable)")).toHaveLength(1);
  shop.setScenario();
  await later(MINUTE_MS);
  expect(await readyz()).toMatchObject({ status: "ready" });
});

test("products that are still being read hold nothing up, and are looked at again", async () => {
  await gateway.examineShop();
  expect(requests).toBeGreaterThan(0);
  expect(logLines("The products cannot be read")).toEqual([]);
  shop.setScenario("emptyShop");
  await gateway.warmUp();
  await later(5 * MINUTE_MS);
  expect(logLines("The shop has no products")).toHaveLength(1);
});
