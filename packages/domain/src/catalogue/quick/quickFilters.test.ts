import { expect, test } from "vitest";
import { emptyQuery, type CatalogueFacets } from "../catalogueQuery.ts";
import { withFilters } from "../changes/changeQuery.ts";
import { listQuickFilters, toggleQuickFilter } from "./quickFilters.ts";

const attribute = (name: string, counts: Readonly<Record<string, number>>, selected = "") => ({
  name,
  label: name,
  options: Object.entries(counts).map(([label, count]) => ({
    value: label.toLowerCase().replaceAll(" ", "-"),
    label,
    count,
    isSelected: label === selected,
  })),
});
const facetsOf = (...attributes: CatalogueFacets["attributes"]): CatalogueFacets => ({
  categories: [],
  price: { lowest: 199, highest: 1299 },
  ratings: [],
  onSale: { value: "true", label: "", count: 3, isSelected: false },
  inStock: { value: "true", label: "", count: 60, isSelected: false },
  attributes,
});
const storage = attribute("pa_storage", { "1 TB": 6, "128 GB": 20, "256 GB": 24, "512 GB": 12 });
const color = attribute("pa_color", { Graphite: 20, Sand: 18, Mist: 16, Forest: 8 });
const warranty = attribute("pa_warranty", { "Two years": 60, "Three years": 2 });
const rare = attribute("pa_stylus", { Yes: 6, No: 6 });
const facets = facetsOf(color, warranty, rare, storage);
const phones = { facets, total: 62, medianPrice: 579 };
const labelsOf = (filters: ReturnType<typeof listQuickFilters>) =>
  filters.map((filter) => (filter.kind === "value" ? filter.label : filter.max));

test("the middle price, sizes, then what divides the list evenly", () => {
  expect(labelsOf(listQuickFilters(phones, facets, emptyQuery, null))).toEqual([
    600,
    "128 GB",
    "256 GB",
    "512 GB",
    "Graphite",
    "Sand",
    "Mist",
  ]);
});

test("an owner names the attributes, or none", () => {
  expect(labelsOf(listQuickFilters(phones, facets, emptyQuery, ["pa_none", "pa_warranty"]))).toEqual([
    600,
    "Two years",
    "Three years",
  ]);
  expect(listQuickFilters(phones, facets, emptyQuery, [])).toEqual([]);
});

test("memory is not offered beside storage, whose unit it has", () => {
  const memory = attribute("pa_memory", { "6 GB": 20, "8 GB": 22, "12 GB": 20 });
  const all = facetsOf(memory, storage);
  expect(labelsOf(listQuickFilters({ ...phones, facets: all }, all, emptyQuery, null))).toEqual([
    600,
    "128 GB",
    "256 GB",
    "512 GB",
  ]);
});

test("few products need none", () =>
  expect(listQuickFilters({ ...phones, total: 3 }, facets, emptyQuery, null)).toEqual([]));

test("while filtering the choice stays, counts follow, and what would empty the list is left out", () => {
  const current = facetsOf(attribute("pa_storage", { "128 GB": 3, "256 GB": 24, "512 GB": 0 }, "256 GB"));
  const query = withFilters(emptyQuery, { attributes: { pa_storage: ["256-gb"] }, price: { min: null, max: 600 } });
  const filters = listQuickFilters(phones, current, query, null);
  expect(filters).toMatchObject([
    { max: 600, isSelected: true },
    { label: "128 GB", count: 3, isSelected: false },
    { label: "256 GB", count: 24, isSelected: true },
  ]);
  const [price, first, second] = filters.map((filter) => toggleQuickFilter(query, filter).filters);
  expect(first?.attributes).toEqual({ pa_storage: ["128-gb", "256-gb"] });
  expect(second?.attributes).toEqual({});
  expect(price?.price).toEqual({ min: null, max: null });
});

test.each([
  ["a higher maximum leaves the quick one", { min: null, max: 1500 }, true],
  ["a lower maximum takes the place of the quick one", { min: null, max: 200 }, false],
  ["a minimum takes the place of the quick one", { min: 100, max: null }, false],
  ["a range takes the place of the quick one", { min: 100, max: 1500 }, false],
])("%s", (_, price, isOffered) => {
  const filters = listQuickFilters(phones, facets, withFilters(emptyQuery, { price }), null);
  expect(filters.some(({ kind }) => kind === "price")).toBe(isOffered);
});

test.each([
  [23, 25],
  [149, 150],
  [1290, 1500],
  [4, 4],
  [0.5, 0.5],
])("a median price of %d becomes %d", (medianPrice, max) => {
  const filters = listQuickFilters({ ...phones, medianPrice }, facets, emptyQuery, null);
  expect(labelsOf(filters)[0]).toBe(max);
});
