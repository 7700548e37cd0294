import type { ProductList } from "@rewire/catalogue-index";
import { defaultSettings, emptyQuery, type CatalogueFacets } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import { expect, test, vi } from "vitest";
import { readQuickFilters } from "./readQuickFilters.server.ts";

const facets: CatalogueFacets = {
  categories: [],
  price: { lowest: 10, highest: 250 },
  ratings: [],
  onSale: { value: "true", label: "", count: 0, isSelected: false },
  inStock: { value: "true", label: "", count: 0, isSelected: false },
  attributes: [],
};
/** Ten products at 10, 20, … 100, four on a page. */
const readPage = vi.fn(async (_query: object, page: number): Promise<ProductList | null> => ({
  items: Array.from({ length: page === 3 ? 2 : 4 }, (_, index) => ({
    ...products.tarn14,
    price: { kind: "single", amount: { minor: ((page - 1) * 4 + index + 1) * 1000, currency: "EUR" } },
  })),
  page,
  pageCount: 3,
  total: 10,
  facets,
  correctedTo: null,
  repairs: null,
}));
const options = { readPage, facets, query: emptyQuery, settings: defaultSettings.shop };

test("the upper price is that of the product in the middle of the whole category", async () => {
  expect(await readQuickFilters(options)).toEqual([{ kind: "price", max: 60, isSelected: false }]);
  expect(readPage.mock.calls.map(([, page]) => page)).toEqual([1, 2]);
});

test.each([
  ["a search", { query: { ...emptyQuery, search: "cable" } }],
  ["a shop without filters", { settings: { ...defaultSettings.shop, showFilters: false } }],
  ["an owner who wants none", { settings: { ...defaultSettings.shop, quickFilters: [] } }],
  ["a list that cannot be read", { readPage: async () => null }],
])("%s has none", async (_, change) => {
  expect(await readQuickFilters({ ...options, ...change })).toEqual([]);
});
