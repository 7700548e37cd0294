import { emptyQuery, ok } from "@rewire/domain";
import { toContentTag, toListTag } from "@rewire/gateway/tags";
import { expect, test } from "vitest";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";
import { collectContentTags, collectTags } from "./collectTags.ts";

const list = ok({ items: [{ id: 7 }, { id: 8 }] });
const catalogue = {
  listProducts: async () => list,
  product: async (slug: string) =>
    slug === "gone" ? { ok: false, error: { kind: "notFound" } } : ok({ id: 1, related: [{ id: 2 }] }),
  category: async () => ok({}),
  categories: async () => ok([]),
  onSale: async () => ok([]),
} as unknown as CatalogueCalls;

const tagsOf = async (read: (calls: ReturnType<typeof collectTags>) => Promise<unknown>) => {
  const tags = new Set<string>();
  await read(collectTags(catalogue, tags));
  return [...tags];
};

test.each([
  ["all products", () => tagsOf((calls) => calls.listProducts({ page: 1 })), ["list", "product-7", "product-8"]],
  [
    "a category",
    () => tagsOf((calls) => calls.listProducts({ category: "phones", page: 1 })),
    ["category-phones", "product-7", "product-8"],
  ],
  [
    "a search in a category, which depends on the words of all products",
    () => tagsOf((calls) => calls.listProducts({ category: "phones", query: { ...emptyQuery, search: "x" }, page: 1 })),
    ["list", "product-7", "product-8"],
  ],
  ["a product with the cards below it", () => tagsOf((calls) => calls.product("a")), ["product-1", "product-2"]],
  ["a product that nobody sells", () => tagsOf((calls) => calls.product("gone")), []],
  ["the menus", () => tagsOf((calls) => calls.categories()), ["categories"]],
  ["a category's name", () => tagsOf((calls) => calls.category("größe")), ["category-gr%C3%B6%C3%9Fe", "categories"]],
  ["reduced products", () => tagsOf((calls) => calls.onSale(3)), ["list"]],
])("%s", async (_, tags, expected) => expect(await tags()).toEqual(expected));

test("a page of text has the tag that the gateway reports, a missing one and a list have none", async () => {
  const tags = new Set<string>();
  const contentPages = {
    contentPage: async (name: string) => (name === "terms" ? ok({ name }) : { ok: false, error: { kind: "notFound" } }),
    listContentPages: async () => [{ name: "terms", title: null }],
  } as unknown as CatalogueCalls;
  const { page, list } = collectContentTags(contentPages, tags);
  await page("nothing, at all", "en");
  await list("en");
  expect([...tags]).toEqual([]);
  await page("terms", "en");
  expect([...tags]).toEqual([toContentTag("terms")]);
});

test("tags are those that the catalogue reports", async () => {
  for (const [category, search] of [
    [undefined, ""],
    [undefined, "x"],
    ["größe (l)", ""],
    ["phones", "x"],
  ] as const) {
    const list = { category, query: { ...emptyQuery, search }, page: 1 };
    const [tag] = await tagsOf((calls) => calls.listProducts(list));
    expect(tag).toBe(toListTag({ category: category ?? null, isSearch: search !== "" }));
  }
});
