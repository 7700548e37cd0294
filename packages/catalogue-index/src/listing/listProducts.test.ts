import {
  type CatalogueEntry,
  type CatalogueFilters,
  type CatalogueQuery,
  type Category,
  emptyQuery,
  type RepairWork,
  type Sort,
} from "@rewire/domain";
import { entryOf, type EntryTraits } from "@rewire/domain/testing";
import { describe, expect, test } from "vitest";
import { indexCatalogue } from "./indexCatalogue.ts";
import { listProducts } from "./listProducts.ts";

const category = (slug: string, parent: string | null = null): Category => ({
  id: 1,
  slug,
  name: slug.toUpperCase(),
  count: 1,
  image: null,
  parent,
});
const attributes = {
  pa_color: { label: "Colour", options: { black: "Jet black" } },
  pa_storage: { label: "Storage", options: { "1-tb": "1 TB", "128-gb": "128 GB" } },
};
const indexOf = (traits: readonly EntryTraits[], categories: readonly Category[] = []) =>
  indexCatalogue({ entries: traits.map((one, at) => entryOf(at, one)), categories, attributes });
const list = (
  index: ReturnType<typeof indexOf>,
  query: Partial<CatalogueQuery> = {},
  scope: { category?: string; page?: number; pageSize?: number } = {},
) => listProducts(index, { ...emptyQuery, ...query }, { page: 1, pageSize: 24, ...scope });
const names = (index: ReturnType<typeof indexOf>, query: Partial<CatalogueQuery> = {}, category?: string) =>
  list(index, query, category === undefined ? {} : { category })?.items.map(({ name }) => name);
const filtered = (filters: Partial<CatalogueFilters>) => ({ filters: { ...emptyQuery.filters, ...filters } });

describe("filters", () => {
  const index = indexOf(
    [
      {
        name: "Phone",
        price: 50000,
        highest: 70000,
        percent: 10,
        rating: 4.3,
        terms: { pa_color: ["black", "blue"], pa_storage: ["128-gb"] },
        categories: ["phones"],
        date: "2026-01-03",
      },
      {
        name: "Cable",
        price: 1999,
        rating: 5,
        terms: { pa_color: ["black"] },
        categories: ["cables"],
        date: "2026-01-02",
        stock: "onBackorder",
      },
      { name: "Prototype", price: null, terms: { pa_storage: ["1-tb"] }, categories: [], date: "2026-01-01" },
    ],
    [category("all"), category("phones", "all"), category("cables", "all"), category("empty")],
  );

  test.each<[string, Partial<CatalogueFilters>, readonly string[]]>([
    ["none", {}, ["Phone", "Cable", "Prototype"]],
    ["values of a name are alternatives", { attributes: { pa_color: ["blue", "green", "black"] } }, ["Phone", "Cable"]],
    ["names must all hold", { attributes: { pa_color: ["black"], pa_storage: ["128-gb", "1-tb"] } }, ["Phone"]],
    ["an option that nothing has finds nothing", { attributes: { pa_color: ["pink"] } }, []],
    [
      "an attribute that the catalogue lacks is ignored",
      { attributes: { pa_weight: ["1"] } },
      ["Phone", "Cable", "Prototype"],
    ],
    ["a category holds what is below it", { categories: ["all"] }, ["Phone", "Cable"]],
    ["several categories", { categories: ["phones", "cables"] }, ["Phone", "Cable"]],
    ["the price is the highest, bounds inclusive", { price: { min: 700, max: 700 } }, ["Phone"]],
    ["a range does not count with its lowest price", { price: { min: 500, max: 699.99 } }, []],
    ["cents are met exactly", { price: { min: 19.99, max: 19.99 } }, ["Cable"]],
    ["what has no price is within no bounds", { price: { min: null, max: 100_000 } }, ["Phone", "Cable"]],
    ["a minimum of stars", { rating: 4.3 }, ["Phone", "Cable"]],
    ["reduced only", { onSale: true }, ["Phone"]],
    ["in stock only", { inStock: true }, ["Phone", "Prototype"]],
  ])("%s", (_, filters, expected) => expect(names(index, filtered(filters))).toEqual(expected));

  test("of a category stay within it", () => {
    expect(names(index, {}, "all")).toEqual(["Phone", "Cable"]);
    expect(names(index, filtered({ categories: ["cables"] }), "phones")).toEqual([]);
    expect(names(index, {}, "empty")).toEqual([]);
    expect(list(index, {}, { category: "unknown" })).toBeNull();
    expect(list(index, {}, { category: "" })).toBeNull();
  });

  test("categories that are each other's parents end", () => {
    const ring = indexOf([{ name: "A", categories: ["a"] }], [category("a", "b"), category("b", "a")]);
    expect(names(ring, {}, "b")).toEqual(["A"]);
  });

  test("options are counted with the other names' filters kept, in the shop's words, sizes in their order", () => {
    const facets = list(index, filtered({ attributes: { pa_color: ["blue"], pa_storage: ["128-gb"] } }))?.facets;
    expect(facets?.attributes).toEqual([
      {
        name: "pa_color",
        label: "Colour",
        options: [
          { value: "blue", label: "blue", count: 1, isSelected: true },
          { value: "black", label: "Jet black", count: 1, isSelected: false },
        ],
      },
      {
        name: "pa_storage",
        label: "Storage",
        options: [
          { value: "128-gb", label: "128 GB", count: 1, isSelected: true },
          { value: "1-tb", label: "1 TB", count: 0, isSelected: false },
        ],
      },
    ]);
    expect(facets?.categories.map(({ value, count }) => [value, count])).toEqual([
      ["all", 1],
      ["phones", 1],
      ["cables", 0],
    ]);
    expect(facets?.price).toEqual({ lowest: 700, highest: 700 });
    expect(facets?.ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
    expect(facets?.onSale).toMatchObject({ count: 1, isSelected: false });
    expect(facets?.inStock).toMatchObject({ count: 1, isSelected: false });
  });

  test("the price span leaves nothing out and does not follow its own filter", () => {
    expect(list(index, filtered({ price: { min: 500, max: null } }))?.facets.price).toEqual({
      lowest: 19,
      highest: 700,
    });
    expect(list(index, filtered({ attributes: { pa_storage: ["1-tb"] } }))?.facets.price).toBeNull();
  });

  test("a category's list offers what it holds and what is below it", () => {
    const facets = list(index, {}, { category: "cables" })?.facets;
    expect(facets?.attributes.map(({ name, options }) => [name, options.map(({ value }) => value)])).toEqual([
      ["pa_color", ["black"]],
    ]);
    expect(facets?.categories).toEqual([]);
    expect(list(index, {}, { category: "all" })?.facets.categories.map(({ value }) => value)).toEqual([
      "phones",
      "cables",
    ]);
  });

  test("the shop owner can choose the attributes and their order", () => {
    const entries = [entryOf(1, { terms: { pa_color: ["black"], pa_storage: ["1-tb"], product_tag: ["new"] } })];
    const offered = (filterAttributes: readonly string[] | null) =>
      indexCatalogue({ entries, categories: [], attributes }, { filterAttributes }).attributeOptions.map(
        ({ name, label }) => `${name}: ${label}`,
      );
    expect(offered(null)).toEqual(["pa_color: Colour", "pa_storage: Storage"]);
    expect(offered(["product_tag", "pa_color", "pa_missing"])).toEqual(["product_tag: Tag", "pa_color: Colour"]);
  });
});

describe("sorting", () => {
  const index = indexOf([
    { name: "Émile", price: 300, rating: 4, percent: 20, date: "2026-01-01" },
    { name: "Zoe", price: 200, highest: 900, rating: 5, date: "2026-01-02" },
    { name: "adam", price: 300, rating: 4, percent: 5, date: "2026-01-03" },
    { name: "Bea", price: null, rating: 0, date: "2026-01-03" },
  ]);

  test.each<[Sort["by"], Sort["order"], readonly string[]]>([
    ["date", "DESC", ["adam", "Bea", "Zoe", "Émile"]],
    ["date", "ASC", ["Émile", "Zoe", "adam", "Bea"]],
    ["price", "ASC", ["Zoe", "adam", "Émile", "Bea"]],
    ["price", "DESC", ["adam", "Émile", "Zoe", "Bea"]],
    ["rating", "DESC", ["Zoe", "adam", "Émile", "Bea"]],
    ["rating", "ASC", ["Bea", "adam", "Émile", "Zoe"]],
    ["discount", "DESC", ["Émile", "adam", "Bea", "Zoe"]],
    ["discount", "ASC", ["Bea", "Zoe", "adam", "Émile"]],
    ["alphabetically", "ASC", ["adam", "Bea", "Émile", "Zoe"]],
    ["alphabetically", "DESC", ["Zoe", "Émile", "Bea", "adam"]],
  ])("by %s %s; ties are newest first, then by name", (by, order, expected) =>
    expect(names(index, { sort: { by, order } })).toEqual(expected),
  );

  test("a date that cannot be read is the oldest", () =>
    expect(names(indexOf([{ name: "undated", date: "" }, { name: "dated" }]))).toEqual(["dated", "undated"]));

  test("what a search finds comes in the order in which it fits, unless another is asked for", () => {
    const index = indexOf([
      { name: "Case", description: "For your phone.", date: "2026-03-01" },
      { name: "Phone", date: "2026-01-01" },
      { name: "Smartphone", date: "2026-02-01" },
      { name: "Holder", shortDescription: "Keeps a phone upright", date: "2026-04-01" },
    ]);
    expect(names(index, { search: "phone" })).toEqual(["Phone", "Smartphone", "Holder", "Case"]);
    expect(names(index, { search: "phone", sort: { by: "date", order: "ASC" } })).toEqual([
      "Phone",
      "Smartphone",
      "Case",
      "Holder",
    ]);
  });

  test("a mended typo is told, unless the search was meant as it was typed", () => {
    const index = indexOf([{ name: "Loom Headphones" }, { name: "Case" }]);
    expect(list(index, { search: "headphnoes" })).toMatchObject({ total: 1, correctedTo: "Headphones" });
    expect(list(index, { search: "headphones" })?.correctedTo).toBeNull();
    expect(list(index)?.correctedTo).toBeNull();
    expect(list(index, { search: '"headphnoes"' })).toMatchObject({ total: 0, correctedTo: null });
  });
});

describe("pages", () => {
  const index = indexOf(
    Array.from({ length: 30 }, (_, at) => ({
      name: `P${at}`,
      date: new Date(Date.UTC(2026, 0, 1 + at)).toISOString(),
    })),
  );

  test("cut the list", () => {
    expect(list(index, {}, { page: 2 })).toMatchObject({
      total: 30,
      page: 2,
      pageCount: 2,
      items: [{ name: "P5" }, { name: "P4" }, { name: "P3" }, { name: "P2" }, { name: "P1" }, { name: "P0" }],
    });
  });

  test.each([0, -1, 1.5, 3, Number.NaN, Number.POSITIVE_INFINITY, 1e300])("there is no page %s", (page) =>
    expect(list(index, {}, { page })).toBeNull(),
  );

  test("nothing is an empty first page", () => {
    const nothing: readonly CatalogueEntry[] = [];
    expect(
      listProducts(indexCatalogue({ entries: nothing, categories: [], attributes: {} }), emptyQuery, {
        page: 1,
        pageSize: 24,
      }),
    ).toMatchObject({
      items: [],
      total: 0,
      pageCount: 1,
      facets: { categories: [], price: null, attributes: [], onSale: { count: 0 } },
    });
  });
});

describe("repairs", () => {
  const fix: RepairWork = {
    fault: "screen",
    faultName: "Screen",
    device: null,
    price: { kind: "quote" },
    compatiblePrice: null,
    parts: "none",
    minutes: null,
    warrantyMonths: 0,
  };
  const index = indexCatalogue({
    entries: [
      entryOf(1, { name: "Phone", categories: ["phones"], rating: 4 }),
      { ...entryOf(2, { name: "Phone repair", categories: ["repair-phones"], rating: 5 }), repair: fix },
    ],
    categories: [category("phones"), category("repair"), category("repair-phones", "repair")],
    attributes,
  });

  test("are left out of all products, of the best rated, and of their counts", () => {
    expect(names(index)).toEqual(["Phone"]);
    expect(names(index, { sort: { by: "rating", order: "DESC" } })).toEqual(["Phone"]);
    const { total, facets } = list(index) ?? {};
    expect(total).toBe(1);
    expect(facets?.categories.map(({ value, count }) => [value, count])).toEqual([["phones", 1]]);
    expect(facets?.ratings.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });

  test("are listed in their categories, by a filter for these, and in searches that ask for them", () => {
    expect(names(index, {}, "repair")).toEqual(["Phone repair"]);
    expect(names(index, filtered({ categories: ["repair-phones"] }))).toEqual(["Phone repair"]);
    expect(names(index, { search: "phone" })).toEqual(["Phone"]);
    expect(names(index, { search: "phone repair" })).toEqual(["Phone repair"]);
  });
});
