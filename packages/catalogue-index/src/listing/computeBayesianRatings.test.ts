import { emptyQuery } from "@rewire/domain";
import { entryOf } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { computeBayesianRatings } from "./computeBayesianRatings.ts";
import { indexCatalogue } from "./indexCatalogue.ts";
import { listProducts } from "./listProducts.ts";

const rated = (id: number, average: number, count: number) => {
  const entry = entryOf(id);
  return { ...entry, summary: { ...entry.summary, rating: { average, count } } };
};

test("many good votes come before a single perfect one, and no votes last", () => {
  const entries = [rated(1, 5, 1), rated(2, 4.8, 100), rated(3, 0, 0), rated(4, 1, 20), rated(5, 4.8, 40)];
  const index = indexCatalogue({ entries, categories: [], attributes: {} });
  const list = (order: "ASC" | "DESC") =>
    listProducts(index, { ...emptyQuery, sort: { by: "rating", order } }, { page: 1, pageSize: 24 })?.items.map(
      ({ id }) => id,
    );
  expect(list("DESC")).toEqual([2, 5, 1, 4, 3]);
  expect(list("ASC")).toEqual([3, 4, 1, 5, 2]);
});

test("a product with as many votes as the average is halfway between its rating and that of all", () =>
  expect(computeBayesianRatings([rated(1, 5, 10), rated(2, 3, 10)])).toEqual([4.5, 3.5]));

test("a catalogue without votes has no ratings", () =>
  expect(computeBayesianRatings([rated(1, 0, 0), rated(2, 0, 0)])).toEqual([0, 0]));
