import { expect, test } from "vitest";
import { emptyQuery } from "../catalogueQuery.ts";
import { clearValues, toggleValue, withoutFilters } from "./changeQuery.ts";

test("a value goes in, a second joins it, each comes out again", () => {
  const black = toggleValue(emptyQuery, "pa_color", "black");
  const both = toggleValue(black, "pa_color", "blue");
  expect(both.filters.attributes).toEqual({ pa_color: ["black", "blue"] });
  expect(toggleValue(both, "pa_color", "black").filters.attributes).toEqual({ pa_color: ["blue"] });
  expect(toggleValue(black, "pa_color", "black")).toEqual(emptyQuery);
});

test("values stand in their order, whichever was chosen first", () => {
  const [ab, ba] = [
    ["a", "b"],
    ["b", "a"],
  ].map((values) => values.reduce((query, value) => toggleValue(query, "category", value), emptyQuery));
  expect(ab).toEqual(ba);
});

test("categories are a name of their own", () => {
  expect(toggleValue(emptyQuery, "category", "laptops").filters.categories).toEqual(["laptops"]);
  expect(clearValues(toggleValue(emptyQuery, "category", "laptops"), "category")).toEqual(emptyQuery);
});

test("one name's values go, the others' and their order stay", () => {
  const query = toggleValue(toggleValue(emptyQuery, "pa_brand", "moss"), "pa_color", "blue");
  expect(Object.keys(toggleValue(query, "pa_brand", "tern").filters.attributes)).toEqual(["pa_brand", "pa_color"]);
  expect(clearValues(query, "pa_brand").filters.attributes).toEqual({ pa_color: ["blue"] });
});

test("without filters and search, but sorted as before", () => {
  const sort = { by: "price", order: "ASC" } as const;
  expect(withoutFilters({ ...toggleValue(emptyQuery, "pa_brand", "moss"), search: "loom", sort })).toEqual({
    ...emptyQuery,
    sort,
  });
});
