import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { afterEach, describe, expect, test } from "vitest";
import { createLog, silentLog } from "../../../log/createLog.ts";
import { createMemoryStore } from "../../../storage/createMemoryStore.ts";
import { createRedisStore } from "../../../storage/createRedisStore.ts";
import { createSqliteStore } from "../../../storage/createSqliteStore.ts";
import { KeyValueStoreUnavailableError } from "../../../storage/errors.ts";
import type { StoreBackend } from "../../../storage/KeyValueStore.ts";
import { openRedis } from "../../../testing/openRedis.ts";
import { smallCatalogue } from "../../../testing/smallCatalogue.ts";
import { createCatalogueService } from "../createCatalogueService.ts";
import { createChangeSync } from "./createChangeSync.ts";

const [radio] = smallCatalogue.products.filter(({ slug }) => slug === "radio");
if (radio?.type !== "simple") throw new Error("The small catalogue has no radio.");
const { id: radioId } = radio;
const withPrice = (regular: string): typeof radio & { readonly type: "simple" } => ({
  ...radio,
  type: "simple",
  price: { regular },
  stock: { state: "IN_STOCK" },
  modified: new Date().toISOString(),
});
const closers: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A shop with as many gateways as there are stores. */
async function open(stores: readonly StoreBackend[]) {
  const shop = createDemoShop({ catalogue: smallCatalogue });
  const lines: string[] = [];
  const counts = stores.map(() => 0);
  const gateways = stores.map((store, place) => {
    const log = createLog({ level: "info", write: (line) => lines.push(line) });
    const catalogue = createCatalogueService({
      shop: createShopClient({
        url: "http://shop.example/graphql",
        fetch: async (input, init) => {
          counts[place] = (counts[place] ?? 0) + 1;
          return shop.handle(new Request(input, init));
        },
        log: () => {},
      }),
      snapshot: { load: async () => null, save: async () => {}, settle: async () => {} },
      productsPerPage: 24,
      catalogueTtlMs: 3_600_000,
      productTtlMs: 3_600_000,
      now: () => Date.now(),
      log: silentLog,
      onProducts: (ids) => changeSync.announceRead(ids),
    });
    const changeSync = createChangeSync({ store, catalogue, now: () => Date.now(), log, pollMs: 10 });
    const tags: string[] = [];
    catalogue.onChange((change) => tags.push(...change.tags));
    closers.push(changeSync.stop);
    return { catalogue, changeSync, tags };
  });
  for (const { catalogue, changeSync, tags } of gateways) {
    await catalogue.categories();
    await catalogue.product("radio");
    tags.length = 0;
    await changeSync.start();
  }
  const setPrice = (regular: string) => shop.engine.edits.saveProduct(withPrice(regular));
  const [one, two] = gateways;
  if (!one || !two) throw new Error("Two gateways are needed.");
  const priceIn = async ({ catalogue }: typeof one) => JSON.stringify(await catalogue.product("radio"));
  return { one, two, setPrice, priceIn, lines, counts };
}

/** A store that can be taken away, as one gateway uses it. */
function createFragileStore(backend: StoreBackend) {
  const state = { isAway: false };
  let callCount = 0;
  const unlessAway = async <Value>(call: () => Promise<Value>): Promise<Value> => {
    callCount += 1;
    if (state.isAway) throw new KeyValueStoreUnavailableError("away");
    return call();
  };
  const store: StoreBackend = {
    ...backend,
    add: (...args) => unlessAway(() => backend.add(...args)),
    get: (key) => unlessAway(() => backend.get(key)),
    set: (...args) => unlessAway(() => backend.set(...args)),
  };
  /** Waits until the gateway has sent what is to be sent and read the log, which is less than ten calls. */
  const pass = async () => {
    const firstCall = callCount;
    await expect.poll(() => callCount - firstCall).toBeGreaterThanOrEqual(10);
  };
  return { store, state, pass };
}

const backends: Readonly<Record<string, () => Promise<readonly StoreBackend[] | null>>> = {
  "in memory": async () => {
    const store = createMemoryStore();
    return [store, store];
  },
  "in two SQLite connections to one file": async () => {
    const folder = await mkdtemp(join(tmpdir(), "rewire-changes-"));
    const stores = [1, 2].map(() => createSqliteStore(join(folder, "state.db")));
    closers.push(async () => {
      for (const store of stores) await store.close();
      await rm(folder, { recursive: true, force: true });
    });
    return stores;
  },
  "in Redis": async () => {
    const redis = await openRedis();
    if (!redis) return null;
    const stores = [1, 2].map(() => createRedisStore({ url: redis.url, log: silentLog }));
    closers.push(async () => {
      for (const store of stores) await store.close();
      redis.stop();
    });
    return stores;
  },
};

describe.each(Object.entries(backends))("a state store %s", (_, openStores) => {
  test("carries a webhook that reached one gateway to the other", async ({ skip }) => {
    const stores = await openStores();
    if (!stores) return skip("No redis-server is installed.");
    const { one, two, setPrice, priceIn } = await open(stores);
    setPrice("3.21");
    one.catalogue.readProducts([radioId]);
    one.changeSync.announce([radioId]);
    await expect.poll(() => two.tags).toContain(`product-${radioId}`);
    await expect.poll(() => one.tags).toContain(`product-${radioId}`);
    expect(await priceIn(two)).toContain('"minor":321');
    expect(await priceIn(one)).toContain('"minor":321');
    expect(two.tags).toContain("list");
  });
});

test("what a gateway finds by itself reaches the others, and does not come back", async () => {
  const backend = createMemoryStore();
  const stores = [createFragileStore(backend), createFragileStore(backend)];
  const { one, two, setPrice, priceIn, counts } = await open(stores.map(({ store }) => store));
  setPrice("6.54");
  await one.catalogue.refresh();
  await expect.poll(() => two.tags).toContain(`product-${radioId}`);
  expect(await priceIn(two)).toContain('"minor":654');
  const before = counts[0];
  for (const { pass } of stores) await pass();
  expect(counts[0]).toBe(before);
});

test("a change that nobody can name is looked for by all", async () => {
  const store = createMemoryStore();
  const { one, two, setPrice } = await open([store, store]);
  setPrice("6.54");
  one.changeSync.announce([]);
  await expect.poll(() => two.tags, { timeout: 4_000 }).toContain(`product-${radioId}`);
});

test("while the store is away nothing breaks, the log says so once, and both catch up", async () => {
  const backend = createMemoryStore();
  const stores = [createFragileStore(backend), createFragileStore(backend)];
  const { one, two, setPrice, lines } = await open(stores.map(({ store }) => store));
  for (const { state } of stores) state.isAway = true;
  setPrice("1.11");
  one.changeSync.announce([radioId]);
  for (const { pass } of stores) await pass();
  expect(two.tags).toEqual([]);
  expect(lines.filter((line) => line.includes("cannot be shared"))).toHaveLength(2);
  for (const { state } of stores) state.isAway = false;
  await expect.poll(() => two.tags).toContain(`product-${radioId}`);
  expect(lines.filter((line) => line.includes("again"))).toHaveLength(2);
});

test("who has missed changes that have expired reads all of them and says that everything may differ", async () => {
  const clock = { now: Date.now() };
  const backend = createMemoryStore(() => clock.now);
  const [first, fragile] = [createFragileStore(backend), createFragileStore(backend)];
  const { one, two, setPrice, priceIn } = await open([first.store, fragile.store]);
  fragile.state.isAway = true;
  setPrice("2.22");
  one.changeSync.announce([radioId]);
  await first.pass();
  await fragile.pass();
  clock.now += 16 * 60_000;
  fragile.state.isAway = false;
  await expect.poll(() => two.tags, { timeout: 4_500 }).toContain("all");
  expect(await priceIn(two)).toContain('"minor":222');
});

test("a log that was emptied is noticed", async () => {
  const backend = createMemoryStore();
  const { one, two, setPrice } = await open([backend, backend]);
  setPrice("3.33");
  one.changeSync.announce([radioId]);
  await expect.poll(() => two.tags).toContain(`product-${radioId}`);
  two.tags.length = 0;
  await backend.close();
  await expect.poll(() => two.tags, { timeout: 4_500 }).toContain("all");
});
