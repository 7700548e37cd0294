import { createShopClient, type ShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as source } from "@rewire/demo-shop/catalogue";
import type { Catalogue } from "@rewire/domain";
import { beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../../log/createLog.ts";
import { createCatalogueReader, type CatalogueReader } from "./createCatalogueReader.ts";
import { createProductProblems, type ProductProblems } from "./createProductProblems.ts";

type Product = (typeof source.products)[number];

let operationNames: string[] = [];
let time = 0;
let products: readonly Product[] = [];
let knowsChanges = true;
/** Which pages of products fail, by how many came before. */
let failing: (page: number) => boolean = () => false;
let reader: CatalogueReader;
let problems: ProductProblems;
let client: ShopClient;
let shop = createDemoShop({ catalogue: source });

/** The clock of the shop: after every date in its catalogue. */
const clock = () => Date.now();

/** Another catalogue behind the same shop, as its keeper changes it. */
function sell(changed: readonly Product[]): void {
  products = changed;
  shop = createDemoShop({
    catalogue: { ...source, products: [...products] },
    database: shop.engine.database,
    now: clock,
  });
}

beforeEach(() => {
  operationNames = [];
  time = 1_000_000;
  knowsChanges = true;
  failing = () => false;
  shop = createDemoShop({ catalogue: source, now: clock });
  products = source.products;
  problems = createProductProblems(silentLog);
  client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (input, init) => {
      const name = /query (\w+)/.exec(init?.body as string)?.[1] ?? "";
      operationNames.push(name);
      // Each page takes a second of the shop's time.
      if (name === "getProducts") {
        time += 1_000;
        if (failing(operationNames.filter((candidate) => candidate === name).length))
          throw new TypeError("fetch failed", { cause: new Error("reset") });
      }
      if (!knowsChanges && name === "getChangedProducts")
        return Response.json({ errors: [{ message: 'Value "MODIFIED" does not exist.' }] });
      return shop.handle(new Request(input, init));
    },
  });
  reader = createCatalogueReader({ shop: client, problems, now: () => time, log: silentLog });
});

const entryOf = (catalogue: Catalogue | null, id: number) =>
  catalogue?.entries.find(({ summary }) => summary.id === id);
const counted = source.products.find(
  (product) =>
    product.type === "simple" &&
    product.status === "publish" &&
    product.visibility === "visible" &&
    product.stock.quantity !== undefined,
) as Extract<Product, { type: "simple" }>;

/** A catalogue whose slow walk has just read a page, so that a look alone is asked for. */
async function readSettledCatalogue(): Promise<Catalogue> {
  const whole = await reader.readWhole();
  const first = (await reader.changes(whole)) ?? whole;
  operationNames = [];
  return (await reader.changes(first)) ?? first;
}

describe("what has changed", () => {
  test("is nothing: one small question", async () => {
    const catalogue = await readSettledCatalogue();
    operationNames = [];
    expect(await reader.changes(catalogue)).toBeNull();
    expect(operationNames).toEqual(["getChangedProducts"]);
  });

  test("is nothing, also where everything was imported in one second: still one small question", async () => {
    const date = new Date(clock() - 60_000).toISOString();
    sell(products.map((product) => ({ ...product, date, modified: date })));
    const catalogue = await readSettledCatalogue();
    operationNames = [];
    expect(await reader.changes(catalogue)).toBeNull();
    expect(operationNames).toEqual(["getChangedProducts"]);
  });

  test("is the stock of one product: that is read, and no other", async () => {
    const catalogue = await readSettledCatalogue();
    shop.shopkeeper.setStock(counted.id, 0);
    operationNames = [];
    const changed = await reader.changes(catalogue);
    expect(operationNames).toEqual(["getChangedProducts", "getProducts"]);
    expect(entryOf(changed, counted.id)?.summary.stock.state).toBe("outOfStock");
    expect(changed?.entries).toHaveLength(catalogue.entries.length);
  });

  test("is a product that is gone, and one that came at the same time: a count or a walk over ids tells", async () => {
    const catalogue = await readSettledCatalogue();
    const late = { ...counted, id: 7_777_777, slug: "late", date: "2020-01-01T00:00:00+00:00" };
    sell([...products.filter(({ id }) => id !== counted.id), late, { ...late, id: 7_777_778, slug: "later" }]);
    const changed = await reader.changes(catalogue);
    expect(entryOf(changed, counted.id)).toBeUndefined();
    expect(entryOf(changed, late.id)?.summary.slug).toBe("late");
    expect(changed?.entries).toHaveLength(catalogue.entries.length + 1);
  });

  test("is a product that has got a password: it goes, is named, and comes back without", async () => {
    const catalogue = await readSettledCatalogue();
    const locked = source.products.find(({ id }) => id === catalogue.entries[4]?.summary.id) as Product;
    sell(
      products.map((one) =>
        one === locked ? { ...one, isPasswordProtected: true, date: new Date(clock()).toISOString() } : one,
      ),
    );
    const without = await reader.changes(catalogue);
    expect(entryOf(without, locked.id)).toBeUndefined();
    expect(problems.unreadable()).toMatchObject([{ id: locked.id }]);
    sell(source.products);
    const again = await reader.changes(without ?? catalogue);
    expect(entryOf(again, locked.id)).toBeDefined();
    expect(problems.unreadable()).toEqual([]);
  });
});

test("what moves no date is read page by page, so slowly that the shop hardly notices", async () => {
  const whole = await reader.readWhole();
  const pages = Math.ceil(whole.entries.length / 100);
  operationNames = [];
  for (let look = 0; look < pages * 5; look += 1) {
    time += 20_000;
    await reader.changes(whole);
  }
  const pagesRead = operationNames.filter((name) => name === "getProducts").length;
  const seconds = pages * 5 * 20;
  expect(pagesRead).toBeGreaterThan(1);
  // Each page is a second of the shop's time.
  expect((pagesRead - 1) / seconds).toBeLessThan(0.015);
});

test("a rating and the name of a category, which move no date, arrive by the slow walk", async () => {
  let catalogue = await readSettledCatalogue();
  const [category] = source.categories;
  const before = entryOf(catalogue, counted.id)?.summary.rating.count ?? 0;
  const content = "<p>Good.</p>";
  const review = {
    id: 9_999_999,
    author: "Ada",
    email: "ada@example.com",
    rating: 5,
    content,
    date: "2026-01-01 00:00:00",
    approved: true,
  } as const;
  const rated = products.map((product) =>
    product.id === counted.id ? { ...product, reviews: [...product.reviews, review] } : product,
  );
  const categories = source.categories.map((one) => (one === category ? { ...one, name: "Another name" } : one));
  shop = createDemoShop({
    catalogue: { ...source, products: rated, categories },
    database: shop.engine.database,
    now: clock,
  });
  for (let look = 0; look < Math.ceil(catalogue.entries.length / 100) + 1; look += 1) {
    time += 3_600_000;
    catalogue = (await reader.changes(catalogue)) ?? catalogue;
  }
  expect(entryOf(catalogue, counted.id)?.summary.rating.count).toBe(before + 1);
  expect(catalogue.categories.map(({ name }) => name)).toContain("Another name");
});

test("changes stand, also where the slow walk fails beside them", async () => {
  const catalogue = await readSettledCatalogue();
  shop.shopkeeper.setStock(counted.id, 0);
  time += 3_600_000;
  operationNames = [];
  failing = (page) => page === 2;
  expect(entryOf(await reader.changes(catalogue), counted.id)?.summary.stock.state).toBe("outOfStock");
});

describe("a first reading", () => {
  test("tells after every page how far it is, and of the repairs", async () => {
    const parts: { read: number; total: number | null; hasRepairs: boolean }[] = [];
    const whole = await reader.readWhole(({ progress, hasRepairs }) => parts.push({ ...progress, hasRepairs }));
    expect(parts[0]).toEqual({ read: 24, total: whole.entries.length, hasRepairs: false });
    expect(parts.at(-1)?.hasRepairs).toBe(true);
    expect(parts.map(({ read }) => read)).toEqual(parts.map(({ read }) => read).toSorted((a, b) => a - b));
  });

  test("that breaks off is gone on with", async () => {
    failing = (page) => page === 3;
    const sizes: number[] = [];
    await expect(reader.readWhole(({ progress }) => sizes.push(progress.read))).rejects.toThrow();
    operationNames = [];
    failing = () => false;
    const whole = await reader.readWhole(({ progress }) => sizes.push(progress.read));
    expect(operationNames).not.toContain("getChangedProducts");
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(whole.entries.length).toBeGreaterThan(sizes.at(-1) ?? 0);
  });

  test("is not repeated after a restart: what has changed meanwhile is read", async () => {
    const catalogue = await readSettledCatalogue();
    const position = reader.position();
    shop.shopkeeper.setStock(counted.id, 0);
    const next = createCatalogueReader({
      shop: client,
      problems: createProductProblems(silentLog),
      now: () => time,
      log: silentLog,
    });
    next.restore(position);
    operationNames = [];
    const changed = await next.changes(catalogue);
    expect(entryOf(changed, counted.id)?.summary.stock.state).toBe("outOfStock");
    expect(changed?.entries).toHaveLength(catalogue.entries.length);
    expect(operationNames.filter((name) => name === "getProducts").length).toBeLessThanOrEqual(2);
  });
});

test("a shop that cannot tell what has changed is read whole each time", async () => {
  knowsChanges = false;
  const whole = await reader.readWhole();
  expect((await reader.changes(whole))?.entries).toHaveLength(whole.entries.length);
});
