import type { CatalogueEntry } from "@rewire/domain";
import { expect, test } from "vitest";
import { createLog, silentLog } from "../../log/createLog.ts";
import { createLocks } from "../../storage/createLocks.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { KeyValueStoreUnavailableError } from "../../storage/errors.ts";
import { createPriceHistory } from "./createPriceHistory.ts";
import { createPriceLog, type PriceLogDependencies } from "./createPriceLog.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const euros = (minor: number) => ({ minor, currency: "EUR" });

/** A simple product at a price, reduced from another one. */
const product = (id: number, minor: number, was: number | null = null): CatalogueEntry => ({
  summary: {
    id,
    slug: `product-${id}`,
    name: `Product ${id}`,
    kind: "simple",
    image: null,
    price:
      was === null ? { kind: "single", amount: euros(minor) } : { kind: "sale", was: euros(was), now: euros(minor) },
    discount: was === null ? null : { percent: Math.round((1 - minor / was) * 100), amount: euros(was - minor) },
    stock: { state: "inStock", quantity: null, lowStockAmount: null },
    rating: { average: 0, count: 0 },
    specLine: "",
    categories: [],
  },
  date: "",
  sales: 0,
  terms: {},
  highestPrice: euros(minor),
  repair: null,
  searchText: "",
  ...(was !== null && { offers: [{ id, minor, was }] }),
});

/** A store with gateways before it, on one clock. */
function open(options: Partial<PriceLogDependencies> = {}) {
  const time = { now: Date.UTC(2026, 0, 1) };
  const lines: string[] = [];
  const store = createMemoryStore(() => time.now);
  const outage = { isAway: false };
  const guardedStore = {
    ...store,
    get: async (key: string) => {
      if (outage.isAway) throw new KeyValueStoreUnavailableError("The store is away.");
      return store.get(key);
    },
  };
  const basis = { currency: "EUR", includesTax: true as boolean | null };
  const openGateway = () => {
    let entries: readonly CatalogueEntry[] | null = null;
    const log = createLog({ level: "info", write: (line) => lines.push(line) });
    const priceLog = createPriceLog({
      store: guardedStore,
      locks: createLocks(store),
      rule: "progressive",
      getBasis: () => basis,
      log,
      ...options,
    });
    const history = createPriceHistory({ priceLog, now: () => time.now, log: silentLog });
    return {
      /** Reads a catalogue, as the cache does; returns what pages show. */
      read: async (...products: readonly CatalogueEntry[]) => {
        const read = products.map((next) => entries?.find((entry) => isSameShopEntry(entry, next)) ?? next);
        entries = await history.record(entries, read);
        return entries.map(({ summary }) => summary);
      },
    };
  };
  /** Lets days pass, with a read each half of a day. */
  const live = async (
    gateway: ReturnType<typeof openGateway>,
    days: number,
    ...products: readonly CatalogueEntry[]
  ) => {
    for (let half = 0; half < days * 2; half += 1) {
      await gateway.read(...products);
      time.now += DAY_MS / 2;
    }
  };
  return { time, lines, store, outage, basis, openGateway, live };
}

const isSameShopEntry = (one: CatalogueEntry, next: CatalogueEntry): boolean =>
  JSON.stringify({
    ...one,
    summary: { ...one.summary, ...one.shopPrice, isUnproven: undefined },
    shopPrice: undefined,
  }) === JSON.stringify(next);

test("a reduction is counted from the lowest price of the 30 days before it", async () => {
  const { live, openGateway } = open();
  const gateway = openGateway();
  await live(gateway, 20, product(1, 9000));
  await live(gateway, 5, product(1, 8000));
  await live(gateway, 10, product(1, 9000));
  const [listedProduct] = await gateway.read(product(1, 6000, 9000));
  expect(listedProduct?.price).toEqual({ kind: "sale", was: euros(8000), now: euros(6000), isPriorPrice: true });
  expect(listedProduct?.discount).toEqual({ percent: 25, amount: euros(2000) });
});

test("before 30 days are known there is no percentage, and the shop's own prices", async () => {
  const { live, openGateway } = open();
  const gateway = openGateway();
  await live(gateway, 29, product(1, 9000));
  const [listedProduct] = await gateway.read(product(1, 6000, 9000));
  expect(listedProduct).toMatchObject({ price: { kind: "sale", was: euros(9000), now: euros(6000) }, discount: null });
  expect(listedProduct?.price).not.toHaveProperty("isPriorPrice");
  // Nor does it become known while the reduction lasts.
  await live(gateway, 40, product(1, 6000, 9000));
  expect((await gateway.read(product(1, 6000, 9000)))[0]?.discount).toBeNull();
});

test("what was as cheap within the 30 days is shown as no reduction", async () => {
  const { live, openGateway } = open();
  const gateway = openGateway();
  await live(gateway, 40, product(1, 6000));
  await live(gateway, 2, product(1, 9000));
  expect(await gateway.read(product(1, 6000, 9000))).toMatchObject([
    { price: { kind: "single", amount: euros(6000) }, discount: null },
  ]);
});

test("the log outlives restarts, and counts a pause of more than a day as unknown", async () => {
  const { live, openGateway, time } = open();
  await live(openGateway(), 40, product(1, 9000));
  time.now += DAY_MS / 3;
  const [listedProduct] = await openGateway().read(product(1, 6000, 9000));
  expect(listedProduct?.discount?.percent).toBe(33);
  time.now += DAY_MS * 2;
  const [unknown] = await openGateway().read(product(1, 6000, 9000));
  expect(unknown?.discount).toBeNull();
});

test("what one gateway sees, another one counts from, and what both see counts once", async () => {
  const { live, openGateway, time, store } = open();
  const [one, two] = [openGateway(), openGateway()];
  await live(one, 35, product(1, 9000));
  await two.read(product(1, 9000));
  await one.read(product(1, 7000));
  time.now += 1000;
  await one.read(product(1, 9000));
  time.now += DAY_MS / 2;
  expect((await one.read(product(1, 6000, 9000)))[0]?.price).toMatchObject({ was: euros(7000) });
  time.now += 1000;
  expect((await two.read(product(1, 6000, 9000)))[0]?.price).toMatchObject({ was: euros(7000) });
  expect(JSON.parse((await store.get("prices:1")) ?? "").offers).toHaveLength(1);
});

test("a product that vanishes and comes back keeps its history for 60 days", async () => {
  const { live, openGateway } = open();
  const gateway = openGateway();
  await live(gateway, 40, product(1, 9000), product(2, 500));
  await live(gateway, 20, product(2, 500));
  expect((await gateway.read(product(1, 6000, 9000), product(2, 500)))[0]?.discount?.percent).toBe(33);
  await live(gateway, 70, product(2, 500));
  expect((await gateway.read(product(1, 6000, 9000), product(2, 500)))[0]?.discount).toBeNull();
});

test("a store that is away costs the percentage until it is back, and no price", async () => {
  const { live, openGateway, outage, time } = open();
  const gateway = openGateway();
  await live(gateway, 40, product(1, 9000));
  outage.isAway = true;
  await gateway.read(product(1, 7000));
  time.now += 1000;
  await gateway.read(product(1, 9000));
  time.now += 1000;
  expect((await gateway.read(product(1, 6000, 9000)))[0]?.discount).toBeNull();
  outage.isAway = false;
  time.now += 1000;
  expect((await gateway.read(product(1, 6000, 9000)))[0]?.price).toMatchObject({ was: euros(7000) });
});

test("another currency or display of tax begins the log anew", async () => {
  const { live, openGateway, basis, lines } = open();
  const gateway = openGateway();
  await live(gateway, 40, product(1, 9000));
  basis.includesTax = false;
  await live(gateway, 1, product(1, 7563));
  expect((await gateway.read(product(1, 6000, 7563)))[0]?.discount).toBeNull();
  expect(lines.join("")).toContain("begins anew");
});

test("a clock that falls behind stops the log for a day, then begins it anew", async () => {
  const { live, openGateway, time, lines } = open();
  await live(openGateway(), 40, product(1, 9000));
  time.now -= 10 * DAY_MS;
  const behind = openGateway();
  expect((await behind.read(product(1, 6000, 9000)))[0]?.discount).toBeNull();
  expect(lines.join("")).toContain("behind the log");
  await live(behind, 2, product(1, 9000));
  await live(behind, 31, product(1, 9000));
  expect((await behind.read(product(1, 6000, 9000)))[0]?.discount?.percent).toBe(33);
});

test("each step counts by itself where the law of the country wants it", async () => {
  const { live, openGateway } = open({ rule: "each" });
  const gateway = openGateway();
  await live(gateway, 40, product(1, 9000));
  await live(gateway, 3, product(1, 8000, 9000));
  expect((await gateway.read(product(1, 6000, 9000)))[0]?.price).toMatchObject({ was: euros(8000) });
});

test("a log that begins with earlier prices knows them at once", async () => {
  const { openGateway, time } = open({
    earlierPrices: (now) => ({
      since: now - 90 * DAY_MS,
      listPoints: ({ minor, was }) => [
        { at: now - 90 * DAY_MS, minor: was ?? minor, was: null },
        { at: now - 5 * DAY_MS, minor, was },
      ],
    }),
  });
  time.now += DAY_MS;
  expect((await openGateway().read(product(1, 6000, 9000)))[0]?.discount?.percent).toBe(33);
});
