import { createShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { emptyQuery } from "@rewire/domain";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createCatalogueService } from "./createCatalogueService.ts";

const source = generateCatalogue({ size: 400, seed: 3 });
const newestFirst = source.products.toSorted((a, b) => b.date.localeCompare(a.date));
const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];

// The first shop of a process makes its schema, which takes a busy machine longer than a test may take.
await createDemoShop({ catalogue: source }).handle(
  new Request("http://shop.example/graphql", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "{ __typename }" }),
  }),
);

/** A catalogue before a shop that holds back the answer to every page of products but the first `free`. */
function open(free: number) {
  const shop = createDemoShop({ catalogue: source });
  const barrier = Promise.withResolvers<void>();
  let pages = 0;
  const client = createShopClient({
    url: "http://shop.example/graphql",
    fetch: async (input, init) => {
      const { query, variables } = JSON.parse(init?.body as string) as {
        query: string;
        variables: { include?: unknown };
      };
      const isPage = query.startsWith("query getProducts(") && !variables.include;
      if (isPage && ++pages > free) await barrier.promise;
      return shop.handle(new Request(input, init));
    },
  });
  const service = createCatalogueService({
    shop: client,
    snapshot: { load: async () => null, save: async () => {}, settle: async () => {} },
    productsPerPage: 24,
    catalogueTtlMs: 3_600_000,
    productTtlMs: 3_600_000,
    now: () => 1_000,
    log: silentLog,
  });
  return { service, goOn: barrier.resolve };
}

test("lists, search and filters work on what is there, and say how much that is", async () => {
  const { service, goOn } = open(1);
  expect(service.loadingProgress()).toEqual({ read: 0, total: null });
  const list = await service.listProducts({ page: 1 });
  expect(list).toMatchObject({
    ok: true,
    value: {
      total: 24,
      readProgress: { read: 24, total: 400 },
      items: [{ slug: newest?.slug }, ...Array.from({ length: 23 }, () => ({}))],
    },
  });
  const sale = await service.listProducts({
    page: 1,
    query: { ...emptyQuery, filters: { ...emptyQuery.filters, onSale: true } },
  });
  const reducedItems = sale.ok ? sale.value.items : [];
  expect(reducedItems.length).toBeGreaterThan(0);
  expect(reducedItems.every(({ discount }) => discount !== null)).toBe(true);
  expect(await service.suggest(newest?.name ?? "")).toMatchObject({
    ok: true,
    value: { products: expect.arrayContaining([expect.objectContaining({ slug: newest?.slug })]) as unknown },
  });
  goOn();
  await expect.poll(() => service.loadingProgress()).toBeNull();
  expect(await service.listProducts({ page: 1 })).toMatchObject({ value: { total: 400, readProgress: null } });
});

test("no product is said to be gone: its page and its card ask the shop", async () => {
  const { service } = open(1);
  await service.listProducts({ page: 1 });
  expect(await service.product(oldest?.slug ?? "")).toMatchObject({ ok: true, value: { id: oldest?.id } });
  expect(await service.product("no-such-product")).toEqual({ ok: false, error: { kind: "notFound" } });
  expect(await service.cards([oldest?.id ?? 0, newest?.id ?? 0, 7])).toMatchObject({
    ok: true,
    value: [{ id: oldest?.id }, { id: newest?.id }],
  });
});

test("nobody is told that there is nothing because too many have asked", async () => {
  const { service } = open(1);
  await service.listProducts({ page: 1 });
  for (const { slug } of newestFirst.slice(100, 120)) expect(await service.product(slug)).toMatchObject({ ok: true });
  expect(await service.product(oldest?.slug ?? "")).toEqual({ ok: false, error: { kind: "timeout" } });
  expect(await service.cards([oldest?.id ?? 0])).toEqual({ ok: false, error: { kind: "timeout" } });
});

test("what would be kept as final is not answered: addresses for search engines, repairs at checkout", async () => {
  const { service, goOn } = open(1);
  await service.listProducts({ page: 1 });
  expect((await service.slugs()).ok).toBe(false);
  expect((await service.repairProducts()).ok).toBe(false);
  goOn();
  await expect.poll(() => service.loadingProgress()).toBeNull();
  expect(await service.slugs()).toMatchObject({
    ok: true,
    value: { products: expect.objectContaining({ length: 400 }) as unknown },
  });
});
