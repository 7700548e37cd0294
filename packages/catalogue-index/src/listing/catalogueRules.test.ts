import {
  type CatalogueFilters,
  type CatalogueQuery,
  type Category,
  defaultSettings,
  emptyQuery,
  parseFilters,
  parsePageNumber,
  parseQuery,
  stringifyFilters,
  stringifyQuery,
  createSiteLinks,
  type Sort,
  toggleValue,
  withoutFilters,
} from "@rewire/domain";
import { entryOf, type EntryTraits } from "@rewire/domain/testing";
import { describe, expect, test } from "vitest";
import { indexCatalogue } from "./indexCatalogue.ts";
import { listProducts } from "./listProducts.ts";

/** The owner's rules for lists, in the owner's words; generated input, what a page says and how it answers have tests of their own. */
const attributes = ["pa_color", "pa_storage", "pa_brand"];
const none = emptyQuery.filters;
const read = (text: string) => parseFilters(text, attributes);
const categories: readonly Category[] = ["phones", "cables", "wholesale"].map((slug, id) => ({
  id,
  slug,
  name: slug,
  count: 1,
  image: null,
  parent: null,
}));

const shop: readonly EntryTraits[] = [
  {
    name: "Écouteurs Loom",
    shortDescription: "With a case",
    description: "Noise cancelling",
    price: 20000,
    percent: 10,
    rating: 5,
    categories: ["cables"],
    terms: { pa_color: ["black"], pa_brand: ["loom"] },
    date: "2026-01-01",
  },
  {
    name: "Nordlys Phone",
    shortDescription: "128 GB",
    description: "Repairable",
    price: 50000,
    highest: 70000,
    percent: 20,
    rating: 4,
    categories: ["phones"],
    terms: { pa_color: ["black", "blue"], pa_brand: ["nordlys"] },
    date: "2026-01-03",
  },
  {
    name: "Halden Phone",
    description: "Light",
    price: 70000,
    rating: 3,
    categories: ["phones"],
    terms: { pa_color: ["blue"], pa_brand: ["halden"] },
    date: "2026-01-03",
  },
  {
    name: "Cable",
    price: 999,
    percent: 5,
    rating: 3,
    categories: ["cables", "wholesale"],
    terms: { pa_color: ["white"] },
    date: "2026-01-02",
  },
];
const index = indexCatalogue({ entries: shop.map((traits, at) => entryOf(at, traits)), categories, attributes: {} });
const list = (query: Partial<CatalogueQuery> = {}, page = 1) =>
  listProducts(index, { ...emptyQuery, ...query }, { page, pageSize: defaultSettings.shop.productsPerPage });
const names = (query: Partial<CatalogueQuery>) => list(query)?.items.map(({ name }) => name);
const filtered = (filters: Partial<CatalogueFilters>) => names({ filters: { ...none, ...filters } });
const searchNames = (search: string) => names({ search })?.toSorted();
const sorted = (by: Sort["by"], order: Sort["order"]) => names({ sort: { by, order } });
const sortOf = (search: string) => parseQuery(new URLSearchParams(search), attributes).sort;

describe("Filter syntax", () => {
  test("filter=name[v1,v2],name2[v3]", () => {
    expect(read("category[phones,cables],pa_color[blue]")).toEqual({
      ...none,
      categories: ["phones", "cables"],
      attributes: { pa_color: ["blue"] },
    });
  });
  test("Names: category, price (min,max), rating (minimum), sale, stock, and each configured global attribute", () => {
    expect(
      read("category[a],price[1,2],rating[3],sale[true],stock[true],pa_color[b],pa_storage[c],pa_brand[d]"),
    ).toEqual({
      categories: ["a"],
      price: { min: 1, max: 2 },
      rating: 3,
      onSale: true,
      inStock: true,
      attributes: { pa_color: ["b"], pa_storage: ["c"], pa_brand: ["d"] },
    });
    expect(parseFilters("pa_color[b],pa_weight[c]", ["pa_weight"])).toEqual({
      ...none,
      attributes: { pa_weight: ["c"] },
    });
  });
  test("A name matches only as a whole item: sale never matches inside category[wholesale]", () => {
    for (const text of [
      "category[wholesale]",
      "category[sale]",
      "wholesale[true]",
      "sales[true]",
      "category[sale[true]]",
    ])
      expect(read(text).onSale, text).toBe(false);
    expect(read("category[wholesale],sale[true]")).toEqual({ ...none, categories: ["wholesale"], onSale: true });
  });
  test("Values are percent-encoded where they hold [ ] ,", () => {
    const values = ["6,5", "a[b]", "100%"];
    expect(stringifyFilters({ ...none, attributes: { pa_color: values } })).toBe("pa_color[6%2C5,a%5Bb%5D,100%25]");
    expect(read("pa_color[6%2C5,a%5Bb%5D,100%25]").attributes).toEqual({ pa_color: values });
  });
  test("Unknown names, empty values and malformed items are ignored one by one; the rest still works", () => {
    for (const bad of [
      "pa_weight[x]",
      "category[]",
      "pa_color[,]",
      "rating[many]",
      "price[a,b]",
      "phones",
      "[x]",
      "category]",
      "pa_color[%zz]",
    ]) {
      expect(read(`${bad},sale[true]`), bad).toEqual({ ...none, onSale: true });
    }
  });
});

describe("Filters", () => {
  test("Within a name values are OR, across names AND", () => {
    expect(filtered({ attributes: { pa_brand: ["loom", "nordlys"] } })).toEqual(["Nordlys Phone", "Écouteurs Loom"]);
    expect(filtered({ attributes: { pa_brand: ["loom", "nordlys"], pa_color: ["blue"] } })).toEqual(["Nordlys Phone"]);
    expect(filtered({ categories: ["phones", "cables"], onSale: true, rating: 4 })).toEqual([
      "Nordlys Phone",
      "Écouteurs Loom",
    ]);
  });
  test("Price compares with the highest raw price, bounds inclusive", () => {
    expect(filtered({ price: { min: 700, max: 700 } })).toEqual(["Halden Phone", "Nordlys Phone"]);
    expect(filtered({ price: { min: 500, max: 699.99 } })).toEqual([]);
  });
  test("A missing bound is open; min > max is swapped", () => {
    expect(filtered(read("price[200,]"))).toEqual(["Halden Phone", "Nordlys Phone", "Écouteurs Loom"]);
    expect(filtered(read("price[,200]"))).toEqual(["Cable", "Écouteurs Loom"]);
    expect(read("price[700,200]").price).toEqual({ min: 200, max: 700 });
  });
  test("sale is active for value true only", () => {
    expect(filtered(read("sale[true]"))).toEqual(["Nordlys Phone", "Cable", "Écouteurs Loom"]);
    for (const value of ["1", "TRUE", "yes", "false", ""]) expect(read(`sale[${value}]`).onSale, value).toBe(false);
  });
  test("stock is active for value true only", () => {
    expect(read("stock[true]").inStock).toBe(true);
    for (const value of ["1", "TRUE", "in", "false", ""]) expect(read(`stock[${value}]`).inStock, value).toBe(false);
  });
  test("Facet counts: each option shows how many products it would give with the other names' filters kept", () => {
    const facets = list({ filters: { ...none, categories: ["phones"], attributes: { pa_color: ["black"] } } })?.facets;
    const counts = (name: string) =>
      Object.fromEntries(
        facets?.attributes
          .find((attribute) => attribute.name === name)
          ?.options.map(({ value, count }) => [value, count]) ?? [],
      );
    expect(counts("pa_color")).toEqual({ black: 1, blue: 2, white: 0 });
    expect(counts("pa_brand")).toEqual({ nordlys: 1, halden: 0, loom: 0 });
    expect(facets?.categories.map(({ value, count }) => [value, count])).toEqual([
      ["phones", 1],
      ["cables", 1],
      ["wholesale", 0],
    ]);
    expect(facets?.onSale.count).toBe(1);
  });
});

describe("Search", () => {
  test("case-insensitive on name, description or short description", () => {
    expect([searchNames("NORDLYS"), searchNames("REPAIRABLE"), searchNames("128 gb")]).toEqual([
      ["Nordlys Phone"],
      ["Nordlys Phone"],
      ["Nordlys Phone"],
    ]);
  });
  test("accents are folded (ecouteurs finds écouteurs)", () =>
    expect([searchNames("ecouteurs"), searchNames("écouteurs")]).toEqual([["Écouteurs Loom"], ["Écouteurs Loom"]]));
  test("several words must all occur", () =>
    expect([searchNames("phone light"), searchNames("phone noise")]).toEqual([["Halden Phone"], []]));
  test("tolerates one typo in words of 5+ letters when nothing matches exactly", () => {
    expect([searchNames("norldys"), searchNames("hladen"), searchNames("cbale")]).toEqual([
      ["Nordlys Phone"],
      ["Halden Phone"],
      // Both are in the category "cables".
      ["Cable", "Écouteurs Loom"],
    ]);
    expect([searchNames("csae"), searchNames("nrodlsy")]).toEqual([[], []]);
  });
});

describe("Sort", () => {
  test("active when orderby is one of price rating discount alphabetically date; default date DESC", () => {
    for (const by of ["price", "rating", "discount", "alphabetically", "date"])
      expect(sortOf(`orderby=${by}&order=ASC`)).toEqual({ by, order: "ASC" });
    for (const other of ["", "orderby=popularity&order=ASC", "orderby=PRICE", "order=ASC", "orderby=__proto__"])
      expect(sortOf(other), other).toEqual({ by: "date", order: "DESC" });
  });
  test("order is ASC or DESC, anything else is DESC", () => {
    for (const order of ["DESC", "asc", "up", "", "ASC,DESC"])
      expect(sortOf(`orderby=price&order=${order}`), order).toEqual({ by: "price", order: "DESC" });
  });
  test("Discount DESC puts the biggest discount first", () =>
    expect(sorted("discount", "DESC")).toEqual(["Nordlys Phone", "Écouteurs Loom", "Cable", "Halden Phone"]));
  test("Ties: newest first, then name", () => {
    expect(sorted("rating", "ASC")).toEqual(["Halden Phone", "Cable", "Nordlys Phone", "Écouteurs Loom"]);
    expect(sorted("date", "DESC")).toEqual(["Halden Phone", "Nordlys Phone", "Cable", "Écouteurs Loom"]);
  });
});

describe("Pages", () => {
  const many = indexCatalogue({
    entries: Array.from({ length: 50 }, (_, at) => entryOf(at)),
    categories,
    attributes: {},
  });
  test("24 products", () => {
    const sizes = [1, 2, 3].map(
      (page) => listProducts(many, emptyQuery, { page, pageSize: defaultSettings.shop.productsPerPage })?.items.length,
    );
    expect(sizes).toEqual([24, 24, 2]);
  });
  test("Changing a filter, search or sort goes back to page 1 (no /page/n in the address)", () => {
    const path = createSiteLinks("").products();
    const changed = [
      toggleValue(emptyQuery, "pa_color", "blue"),
      { ...emptyQuery, search: "phone" },
      { ...emptyQuery, sort: { by: "price", order: "ASC" } as const },
      withoutFilters(emptyQuery),
    ];
    for (const query of changed) expect(`${path}${stringifyQuery(query)}`).toMatch(/^\/products(?:\?|$)/);
  });
  test("A page that is not a positive whole number, or lies beyond the last, is none", () => {
    for (const text of ["0", "-1", "abc", "1.5", "01", "1e3", ""]) expect(parsePageNumber(text), text).toBeNull();
    expect(listProducts(many, emptyQuery, { page: 4, pageSize: 24 })).toBeNull();
  });
});
