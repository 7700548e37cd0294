import { createShopClient } from "@rewire/data/server";
import { defaultReviewQuery } from "@rewire/domain";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createFakeCatalogue } from "../../testing/fakeCatalogue.ts";
import { createCatalogueService } from "./createCatalogueService.ts";

function open() {
  const shop = createFakeCatalogue(() => new Response());
  let time = 1_000;
  const service = createCatalogueService({
    shop: createShopClient({ url: "http://shop.example/graphql", fetch: shop.fetch, log: () => {} }),
    snapshot: { load: async () => null, save: async () => {}, settle: async () => {} },
    productsPerPage: 24,
    catalogueTtlMs: 3_600_000,
    productTtlMs: 3_600_000,
    now: () => time,
    log: silentLog,
  });
  return {
    service,
    shop,
    wait: (ms: number) => {
      time += ms;
    },
  };
}

const inventSlugs = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `made-up-${from + n}`);

test("addresses that somebody made up reach the shop a few times only, and hide no product", async () => {
  const { service, shop, wait } = open();
  await service.categories();
  await service.product("gadget-1");
  const before = shop.requests();
  for (const slug of inventSlugs(2_000))
    expect(await service.product(slug)).toEqual({ ok: false, error: { kind: "notFound" } });
  expect(shop.requests() - before).toBe(20);

  await service.product("gadget-1");
  expect(shop.requests() - before).toBe(20);
  expect(await service.product("gadget-2")).toMatchObject({ ok: true, value: { slug: "gadget-2" } });
  wait(5_000);
  for (const slug of inventSlugs(100, 5_000)) await service.product(slug);
  expect(shop.requests() - before).toBe(31);
});

test("the same unknown address is asked for once in a while", async () => {
  const { service, shop, wait } = open();
  await service.categories();
  const before = shop.requests();
  for (let n = 0; n < 50; n += 1)
    await Promise.all([service.product("made-up"), service.reviews("made-up", defaultReviewQuery)]);
  expect(shop.requests() - before).toBe(1);
  wait(10_001);
  await service.product("made-up");
  expect(shop.requests() - before).toBe(2);
});

test("reviews of a product that the catalogue does not list are asked for once the shop knows it", async () => {
  const { service, shop } = open();
  await service.reviews("made-up", defaultReviewQuery);
  expect(shop.requests()).toBe(1);
  await service.reviews("gadget-7", defaultReviewQuery);
  expect(shop.requests()).toBe(3);
});
