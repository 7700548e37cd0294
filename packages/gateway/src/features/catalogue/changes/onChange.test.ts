import { createShopClient } from "@rewire/data/server";
import { createDemoShop } from "@rewire/demo-shop";
import { generateCatalogue } from "@rewire/demo-shop/generateCatalogue";
import { emptyQuery, defaultReviewQuery } from "@rewire/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createLog, silentLog } from "../../../log/createLog.ts";
import { createCatalogueService } from "../createCatalogueService.ts";
import { createChangeEmitter } from "./createChangeEmitter.ts";
import { CATEGORIES_TAG, toCategoryTag, LIST_TAG, toListTag, toProductTag } from "./tags.ts";

const source = generateCatalogue({ size: 24, seed: 5 });
const [first, second] = source.products.filter(({ type }) => type === "simple");
if (!first || !second) throw new Error("The catalogue has no simple products.");
type Product = (typeof source.products)[number];

function open() {
  const time = { now: Date.UTC(2026, 10, 20) };
  const shop = createDemoShop({ catalogue: source, now: () => time.now });
  const broken = { now: false };
  const service = createCatalogueService({
    shop: createShopClient({
      url: "http://shop.example/graphql",
      fetch: async (input, init) => {
        if (broken.now) throw new TypeError("fetch failed");
        return shop.handle(new Request(input, init));
      },
      log: () => {},
    }),
    snapshot: { load: async () => null, save: async () => {}, settle: async () => {} },
    productsPerPage: 5,
    catalogueTtlMs: 3_600_000,
    productTtlMs: 3_600_000,
    now: () => time.now,
    log: silentLog,
  });
  const emitted: string[] = [];
  service.onChange(({ tags }) => emitted.push(...tags));
  const save = (product: Product): void => {
    time.now += 1_000;
    shop.engine.edits.saveProduct({ ...product, modified: new Date(time.now).toISOString() });
  };
  const current = (product: Product): Product => shop.engine.edits.products.get(product.id) ?? product;
  return { shop, service, emitted, save, current, time, broken };
}

/** Everything that pages ask for, as text, with the tags of each. */
async function answersOf({ service }: ReturnType<typeof open>) {
  const answers = new Map<string, { readonly tags: readonly string[]; readonly text: string }>();
  const add = (name: string, tags: readonly string[], value: unknown) =>
    void answers.set(name, { tags, text: JSON.stringify(value) });
  for (const category of [undefined, ...source.categories.map(({ slug }) => slug)])
    for (const search of ["", "phone"])
      for (const page of [1, 2])
        add(
          `${category} ${search} ${page}`,
          [toListTag({ category: category ?? null, isSearch: search !== "" })],
          await service.listProducts({ category, page, query: { ...emptyQuery, search } }),
        );
  const chosen = [LIST_TAG, CATEGORIES_TAG];
  add("categories", [CATEGORIES_TAG], await service.categories());
  add("suggest", chosen, await service.suggest("lap"));
  add("popular", chosen, await service.popular(8));
  add("featured", chosen, await service.featured(8));
  add("sale", chosen, await service.onSale(8));
  add("brands", chosen, await service.brands(8));
  for (const { id, slug } of source.products.slice(0, 8)) {
    add(`product ${slug}`, [toProductTag(id)], await service.product(slug));
    add(`reviews ${slug}`, [toProductTag(id)], await service.reviews(slug, defaultReviewQuery));
  }
  return answers;
}

const price = fc.integer({ min: 1, max: 2_000 }).map((euros) => `${euros}.00`);
/** A change that a shopkeeper makes; some of them change nothing. */
const change = fc.oneof(
  price.map(
    (regular) => (product: Product) => (product.type === "simple" ? { ...product, price: { regular } } : product),
  ),
  fc.constant((product: Product) =>
    product.type === "simple" ? { ...product, stock: { state: "OUT_OF_STOCK" } as const } : product,
  ),
  fc.constantFrom("draft", "publish", "private").map((status) => (product: Product) => ({ ...product, status })),
  fc
    .constantFrom("hidden", "visible", "search")
    .map((visibility) => (product: Product) => ({ ...product, visibility })),
  fc.constantFrom("Phone of glass", "Lamp").map((name) => (product: Product) => ({ ...product, name })),
  fc
    .constantFrom(...source.categories.map(({ slug }) => slug))
    .map((slug) => (product: Product) => ({ ...product, categories: [slug] })),
  fc.constant((product: Product) => ({ ...product, attributes: [] })),
  fc.constant((product: Product) => ({ ...product, reviews: [], totalSales: product.totalSales + 500 })),
  fc.constant((product: Product) => ({ ...product, description: "<p>Another phone.</p>" })),
  fc.constant((product: Product) => product),
);

test("whatever a shopkeeper changes, an answer that differs has had one of its tags told", async () => {
  let differences = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(7), change), { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (edits, isWhole) => {
        const shop = open();
        const before = await answersOf(shop);
        shop.emitted.length = 0;
        for (const [place, edit] of edits) {
          const product = source.products[place];
          if (product) shop.save(edit(shop.current(product)));
        }
        if (isWhole) await shop.service.refresh();
        else {
          const ids = edits.flatMap(([place]) => source.products[place]?.id ?? []);
          shop.service.readProducts(ids);
          await settled(shop);
        }
        const after = await answersOf(shop);
        for (const [name, { tags, text }] of after)
          if (before.get(name)?.text !== text) {
            differences += 1;
            const isTold = tags.some((tag) => shop.emitted.includes(tag));
            expect([name, isTold || shop.emitted.includes("all")]).toEqual([name, true]);
          }
      },
    ),
    { numRuns: 15 },
  );
  expect(differences).toBeGreaterThan(0);
}, 60_000);

/** Waits until products that were named have been read: the next read of everything comes after them. */
async function settled({ service }: Pick<ReturnType<typeof open>, "service">) {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve, 2));
  await service.categories();
}

test("nothing is told where nothing has changed", async () => {
  const shop = open();
  await answersOf(shop);
  shop.emitted.length = 0;
  await shop.service.refresh();
  shop.service.readProducts([first.id, second.id]);
  await settled(shop);
  expect(shop.emitted).toEqual([]);
});

test("whoever asks when a change is told gets the new answer", async () => {
  const shop = open();
  await answersOf(shop);
  const answers: Promise<unknown>[] = [];
  const stop = shop.service.onChange(({ tags }) => {
    if (tags.includes(toProductTag(first.id)))
      answers.push(shop.service.product(first.slug), shop.service.cards([first.id]));
  });
  shop.save({ ...first, price: { regular: "1.23" } } as Product);
  shop.service.readProducts([first.id]);
  await expect.poll(() => answers.length).toBeGreaterThan(1);
  for (const answer of await Promise.all(answers)) expect(JSON.stringify(answer)).toContain('"minor":123');
  expect(shop.emitted).toEqual(expect.arrayContaining([...first.categories.map(toCategoryTag), LIST_TAG]));
  stop();
});

test("another picture on a product's page is told, though no list shows it; so is a review", async () => {
  const shop = open();
  await answersOf(shop);
  shop.emitted.length = 0;
  shop.save({ ...first, gallery: [], weight: "9" });
  shop.service.readProducts([first.id]);
  await expect.poll(() => shop.emitted).toEqual([toProductTag(first.id)]);
  shop.service.invalidateProduct(second.id);
  expect(shop.emitted).toContain(toProductTag(second.id));
});

test("the new price of a related product is told for the page that shows it", async () => {
  const shop = open();
  const showing = source.products.find(({ related, status }) => status === "publish" && related.length > 0);
  const related = source.products.find(({ id }) => id === showing?.related[0]);
  if (!showing || related?.type !== "simple") throw new Error("No product shows a simple one.");
  await shop.service.categories();
  await shop.service.product(showing.slug);
  shop.save({ ...related, price: { regular: "4.56" } });
  shop.service.readProducts([related.id]);
  await expect.poll(() => shop.emitted).toContain(toProductTag(showing.id));
  expect(JSON.stringify(await shop.service.product(showing.slug))).toContain('"minor":456');
});

test("a product that cannot be read is read once the shop is back", async () => {
  const shop = open();
  await shop.service.categories();
  shop.emitted.length = 0;
  shop.save({ ...first, price: { regular: "7.89" } } as Product);
  shop.broken.now = true;
  shop.service.readProducts([first.id]);
  await settled(shop);
  expect(shop.emitted).toEqual([]);
  shop.broken.now = false;
  await expect.poll(() => shop.emitted, { timeout: 4_000 }).toContain(toProductTag(first.id));
});

test("one listener that throws keeps no other from hearing, and tags are safe in headers", () => {
  const lines: string[] = [];
  const changes = createChangeEmitter(createLog({ level: "error", write: (line) => lines.push(line) }));
  const tags: string[] = [];
  changes.subscribe(() => {
    throw new Error("A listener is broken.");
  });
  const stop = changes.subscribe((change) => tags.push(...change.tags));
  changes.emit([]);
  changes.emit([toCategoryTag("čaj, (zelený) *"), "list", "list"]);
  stop();
  changes.emit(["list"]);
  expect(tags).toEqual(["category-%C4%8Daj%2C%20%28zelen%C3%BD%29%20%2A", "list"]);
  expect(lines).toHaveLength(2);
});
