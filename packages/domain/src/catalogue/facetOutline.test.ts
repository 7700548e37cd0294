import { expect, test } from "vitest";
import { facets, filteredFacets, filteredQuery } from "../testing/index.ts";
import { listAppliedFilters } from "./listAppliedFilters.ts";
import { outlineFacets } from "./facetOutline.ts";

test("an outline names the facets, and holds no option that is not applied", () => {
  const outline = outlineFacets(facets);
  expect(outline.attributes.map(({ name }) => name)).toEqual(facets.attributes.map(({ name }) => name));
  expect([...outline.categories, ...outline.attributes.flatMap(({ options }) => options)]).toEqual([]);
  expect(outline).toMatchObject({
    hasPrice: true,
    hasCategories: true,
    hasRatings: true,
    onSaleCount: 18,
    inStockCount: 61,
  });
});

test("what an empty list cannot be filtered by is not there", () =>
  expect(outlineFacets({ ...facets, categories: [], price: null, ratings: [] })).toMatchObject({
    hasPrice: false,
    hasCategories: false,
    hasRatings: false,
  }));

test("applied filters have the same labels by an outline as by the facets themselves", () =>
  expect(listAppliedFilters(filteredQuery, outlineFacets(filteredFacets))).toEqual(
    listAppliedFilters(filteredQuery, filteredFacets),
  ));
