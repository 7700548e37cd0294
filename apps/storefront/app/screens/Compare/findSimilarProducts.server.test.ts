import { createShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { catalogue as products } from "@rewire/demo-shop/catalogue";
import { MAX_COMPARED_PRODUCTS, defaultSettings } from "@rewire/domain";
import { createCatalogueService } from "@rewire/gateway/catalogue";
import { beforeAll, expect, test } from "vitest";
import { findSimilarProducts } from "./findSimilarProducts.server.ts";

const silentLog = { debug() {}, info() {}, warn() {}, error() {} };

/** Opens the catalogue of the embedded shop. */
function openCatalogue() {
  const { currency, productsPerPage } = defaultSettings.shop;
  const shop = createDemoShop({ catalogue: products, now: () => Date.UTC(2026, 10, 24, 9) });
  return createCatalogueService({
    shop: createShopClient({
      url: "http://shop.example/graphql",
      currency,
      fetch: (...request) => shop.handle(new Request(...request)),
      log: () => undefined,
    }),
    snapshot: { load: async () => null, save: async () => {}, settle: async () => {} },
    productsPerPage,
    catalogueTtlMs: 60_000,
    productTtlMs: 60_000,
    now: () => 0,
    log: silentLog,
  });
}

let catalogue: ReturnType<typeof openCatalogue>;
// Reading the whole catalogue takes a busy machine longer than a test may take.
beforeAll(async () => {
  catalogue = openCatalogue();
  await catalogue.categories();
}, 60_000);

async function openProducts(...slugs: readonly string[]) {
  const results = await Promise.all(slugs.map((slug) => catalogue.product(slug)));
  return results.map((result) => {
    if (!result.ok) throw new Error(result.error.kind);
    return result.value;
  });
}

async function findFirst(category: string): Promise<string> {
  const list = await catalogue.listProducts({ category, page: 1 });
  const [first] = list.ok ? list.value.items : [];
  if (!first) throw new Error(`${category} is empty`);
  return first.slug;
}

test.each(["chargers", "cables", "cases", "screen-protectors", "smartphones", "keyboards"])(
  "beside one of the %s stand others of them",
  async (category) => {
    const compared = await openProducts(await findFirst(category));
    const similar = await findSimilarProducts(compared, catalogue);
    expect(similar.length).toBeGreaterThan(0);
    for (const { slug, categories } of similar) {
      expect(categories.map((one) => one.slug)).toContain(category);
      expect(slug).not.toBe(compared[0]?.slug);
    }
  },
);

test("a repair is compared with repairs, and a full comparison is offered nothing", async () => {
  const similar = await findSimilarProducts(await openProducts(await findFirst("repair-phones")), catalogue);
  expect(new Set(similar.map(({ kind }) => kind))).toEqual(new Set(["repair"]));
  const [one] = await openProducts(await findFirst("cables"));
  if (!one) throw new Error("no cable");
  expect(
    await findSimilarProducts(
      Array.from({ length: MAX_COMPARED_PRODUCTS }, () => one),
      catalogue,
    ),
  ).toEqual([]);
  expect(await findSimilarProducts([], catalogue)).toEqual([]);
});
