import { emptyQuery } from "./catalogueQuery.ts";
import { withFilters } from "./changes/changeQuery.ts";
import { filteredFacets, filteredQuery } from "../testing/index.ts";
import { expect, test } from "vitest";
import { listAppliedFilters, summarizeSelectedValues } from "./listAppliedFilters.ts";

test("nothing asked for, nothing applied", () => expect(listAppliedFilters(emptyQuery, filteredFacets)).toEqual([]));

test("one for each value, in the facets' words, each with the query without it", () => {
  const applied = listAppliedFilters({ ...filteredQuery, search: "oled" }, filteredFacets);
  expect(applied.map(({ key }) => key)).toEqual(["search", "price", "rating", "pa_brand nordlys", "pa_brand halden"]);
  expect(applied[3]).toMatchObject({
    label: "Nordlys",
    queryWithout: { filters: { attributes: { pa_brand: ["halden"] } } },
  });
  for (const { queryWithout } of applied) expect(listAppliedFilters(queryWithout, filteredFacets)).toHaveLength(4);
});

test("stock is one of them, and goes without the rest", () => {
  const query = withFilters(emptyQuery, { inStock: true, rating: 4 });
  expect(listAppliedFilters(query, filteredFacets)).toMatchObject([
    { kind: "rating" },
    { kind: "stock", queryWithout: withFilters(emptyQuery, { rating: 4 }) },
  ]);
});

test("a value that no facet names is shown as it stands", () => {
  expect(listAppliedFilters(withFilters(emptyQuery, { categories: ["gone"] }), filteredFacets)).toMatchObject([
    { label: "gone" },
  ]);
});

test("a name knows how many of its values are chosen", () => {
  expect(summarizeSelectedValues(filteredQuery, "pa_brand").count).toBe(2);
  expect(summarizeSelectedValues(filteredQuery, "pa_color").count).toBe(0);
  expect(summarizeSelectedValues(filteredQuery, "category").count).toBe(0);
});
