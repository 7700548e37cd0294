import type { Catalogue, CatalogueEntry } from "@rewire/domain";
import { categories, products } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexCatalogue, indexCatalogueInSteps } from "./indexCatalogue.ts";

const summaries = Object.values(products);
const entryOf = (
  place: number,
  [name, day, price, text]: readonly [string, number, number, string],
): CatalogueEntry => {
  const summary = summaries[place % summaries.length];
  if (!summary) throw new Error("The cast is empty.");
  const price1 = { kind: "single", amount: { minor: price, currency: "EUR" } } as const;
  return {
    summary: { ...summary, id: place + 1, name, price: price1 },
    date: new Date(Date.UTC(2026, 0, day)).toISOString(),
    sales: 0,
    terms: { pa_color: [text] },
    highestPrice: price1.amount,
    repair: null,
    searchText: `${name}\n${text}`,
  };
};
const value = fc.tuple(
  fc.constantFrom("Lamp", "Radio", "Clock"),
  fc.integer({ min: 1, max: 3 }),
  fc.constantFrom(1000, 2000),
  fc.constantFrom("warm", "cold"),
);
const catalogue = fc.array(value, { maxLength: 6 }).map((values): Catalogue => ({
  entries: values.map((one, place) => entryOf(place, one)),
  categories: Object.values(categories),
  attributes: {},
}));

test("an index made of an earlier one is the same as one made anew, whatever has changed", () => {
  fc.assert(
    fc.property(catalogue, catalogue, (before, after) => {
      const former = indexCatalogue(before);
      const steps = indexCatalogueInSteps(after, {}, former);
      let step = steps.next();
      while (!step.done) step = steps.next();
      // Products of one date and one name may stand in either order.
      const unique = new Set(after.entries.map(({ date, summary }) => `${date} ${summary.name}`));
      fc.pre(unique.size === after.entries.length);
      expect(step.value).toEqual(indexCatalogue(after));
    }),
    { numRuns: 300 },
  );
});

test("a new price sorts no names and splits no texts", () => {
  const before = { entries: [entryOf(0, ["Lamp", 1, 1000, "warm"])], categories: [], attributes: {} };
  const former = indexCatalogue(before);
  const steps = indexCatalogueInSteps({ ...before, entries: [entryOf(0, ["Lamp", 1, 500, "warm"])] }, {}, former);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value.searchIndex).toBe(former.searchIndex);
  expect(step.value.orders.get("alphabetically ASC")).toBe(former.orders.get("alphabetically ASC"));
  expect([...step.value.highestPrices]).toEqual([500]);
});
