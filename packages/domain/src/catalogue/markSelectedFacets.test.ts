import { expect, test } from "vitest";
import { emptyQuery } from "./catalogueQuery.ts";
import { toggleValue, withFilters } from "./changes/changeQuery.ts";
import { facets } from "../testing/facets.ts";
import { markSelectedFacets } from "./markSelectedFacets.ts";

const tickedIn = (options: readonly { value: string; isSelected: boolean }[] = []) =>
  options.filter(({ isSelected }) => isSelected).map(({ value }) => value);

test("what a query asks for is ticked, what it does not is not, and every count stays", () => {
  const query = withFilters(toggleValue(toggleValue(emptyQuery, "pa_brand", "moss"), "category", "smartphones"), {
    rating: 4,
    onSale: true,
    inStock: true,
  });
  const ticked = markSelectedFacets(facets, query.filters);
  expect(tickedIn(ticked.attributes.find(({ name }) => name === "pa_brand")?.options)).toEqual(["moss"]);
  expect(tickedIn(ticked.ratings)).toEqual(["4"]);
  expect(ticked.onSale).toEqual({ ...facets.onSale, isSelected: true });
  expect(ticked.inStock).toEqual({ ...facets.inStock, isSelected: true });
  expect(ticked.price).toEqual(facets.price);
  const again = markSelectedFacets(ticked, emptyQuery.filters);
  expect(again.attributes.flatMap(({ options }) => tickedIn(options))).toEqual([]);
  expect(again.attributes.map(({ options }) => options.map(({ count }) => count))).toEqual(
    facets.attributes.map(({ options }) => options.map(({ count }) => count)),
  );
});
