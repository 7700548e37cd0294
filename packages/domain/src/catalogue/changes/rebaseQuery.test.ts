import { expect, test } from "vitest";
import { emptyQuery, type CatalogueQuery } from "../catalogueQuery.ts";
import { toggleValue, withFilters, withoutFilters } from "./changeQuery.ts";
import { rebaseQuery } from "./rebaseQuery.ts";

type Change = (query: CatalogueQuery) => CatalogueQuery;

const changes: Record<string, Change> = {
  category: (query) => toggleValue(query, "category", "smartphones"),
  brand: (query) => toggleValue(query, "pa_brand", "moss"),
  "another brand": (query) => toggleValue(query, "pa_brand", "nordlys"),
  colour: (query) => toggleValue(query, "pa_color", "black"),
  price: (query) => withFilters(query, { price: { min: 10, max: 200 } }),
  rating: (query) => withFilters(query, { rating: 4 }),
  sale: (query) => withFilters(query, { onSale: !query.filters.onSale }),
  stock: (query) => withFilters(query, { inStock: !query.filters.inStock }),
  sort: (query) => ({ ...query, sort: { by: "price", order: "ASC" } }),
  search: (query) => ({ ...query, search: "case" }),
};
const pairs = Object.entries(changes).flatMap(([first, change]) =>
  Object.entries(changes)
    .filter(([second]) => second !== first)
    .map(([second, next]) => [second, first, next, change] as const),
);

test.each(pairs)("%s from a control that does not show %s yet keeps both", (_second, _first, next, change) => {
  expect(rebaseQuery(emptyQuery, next(emptyQuery), change(emptyQuery))).toEqual(next(change(emptyQuery)));
});

test.each(pairs)("%s is removed beside %s", (_second, _first, next, change) => {
  const base = next(emptyQuery);
  expect(rebaseQuery(base, emptyQuery, change(base))).toEqual(change(emptyQuery));
});

test("the same change twice is one change", () => {
  const latest = toggleValue(emptyQuery, "pa_brand", "moss");
  expect(rebaseQuery(emptyQuery, latest, latest)).toEqual(latest);
});

test("removing all filters keeps what was selected meanwhile", () => {
  const base = toggleValue(emptyQuery, "pa_brand", "moss");
  const latest = toggleValue(base, "pa_color", "black");
  expect(rebaseQuery(base, withoutFilters(base), latest)).toEqual(toggleValue(emptyQuery, "pa_color", "black"));
});

test("a query that a control shows already is changed as the control says", () => {
  const changed = toggleValue(emptyQuery, "category", "cases");
  expect(rebaseQuery(emptyQuery, changed, emptyQuery)).toBe(changed);
});
