import { defaultLabelledCategories, type CatalogueEntry } from "@rewire/domain";
import { entryOf } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import { summarizeUnlabelledGoods } from "./summarizeUnlabelledGoods.ts";

let nextId = 1;
const entry = (
  name: string,
  slugs: readonly string[],
  more: Partial<CatalogueEntry["summary"]> = {},
): CatalogueEntry => {
  const one = entryOf(nextId++);
  const categories = slugs.map((slug) => ({ slug, name: slug }));
  return { ...one, summary: { ...one.summary, name, categories, ...more } };
};

test("goods of a labelled category without a class are counted, and the first are named", () => {
  const phones = Array.from({ length: 7 }, (_, index) => entry(`Phone ${index + 1}`, ["smartphones"]));
  expect(summarizeUnlabelledGoods(phones, defaultLabelledCategories)).toEqual({
    count: 7,
    examples: ["Phone 1", "Phone 2", "Phone 3", "Phone 4", "Phone 5"],
    withoutSheet: { count: 0, examples: [] },
  });
});

test("goods with a class, exempt ones, hidden ones and others are not", () => {
  const goods = [
    entry("With a class", ["smartphones"], { energyClass: "B" }),
    entry("Used", ["smartphones", "refurbished"]),
    entry("Laptop", ["laptops"]),
    { ...entry("Hidden", ["smartphones"]), visibility: "hidden" as const },
  ];
  expect(summarizeUnlabelledGoods(goods, defaultLabelledCategories)).toEqual({
    count: 0,
    examples: [],
    withoutSheet: { count: 0, examples: [] },
  });
});

test("goods with a class and no product information sheet are counted, hidden ones are not", () => {
  const labelled = { ...entry("Tablet", ["tablets"], { energyClass: "C" }), lacksProductSheet: true as const };
  expect(
    summarizeUnlabelledGoods([labelled, { ...labelled, visibility: "hidden" }], defaultLabelledCategories),
  ).toEqual({ count: 0, examples: [], withoutSheet: { count: 1, examples: ["Tablet"] } });
});
