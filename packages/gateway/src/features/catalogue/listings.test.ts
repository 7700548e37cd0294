import type { CatalogueEntry, Category, ProductSummary } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import { expect, test } from "vitest";
import {
  listBrands,
  listCards,
  listFeaturedProducts,
  memoize,
  listDiscountedProducts,
  listPopularProducts,
} from "./listings.ts";

const entry = (summary: ProductSummary, sales = 0, date = "2026-01-01"): CatalogueEntry => ({
  summary,
  date,
  sales,
  terms: {},
  highestPrice: null,
  repair: null,
  searchText: "",
});
const category = (slug: string, parent: string | null = null, count = 1): Category => ({
  id: 1,
  slug,
  name: slug,
  count,
  image: null,
  parent,
});
const within = (summary: ProductSummary, slug: string): ProductSummary => ({
  ...summary,
  categories: [{ slug, name: slug }],
});
const toIndex = (entries: readonly CatalogueEntry[], categories: readonly Category[]) => ({ entries, categories });

test("popular products can be had", () => {
  const index = toIndex(
    [
      entry(products.tarn14, 5),
      entry(products.corvidFlip, 99),
      entry(products.prototype, 98),
      entry(products.orrery2, 7),
      entry(products.haldenUltra, 6),
    ],
    [],
  );
  expect(listPopularProducts(index, 2).map(({ name }) => name)).toEqual(["Orrery 2", "Halden 7 Ultra"]);
});

test("popular products come from as many categories as there are, then by sales", () => {
  const phone = entry(within(products.tarn14, "phones"), 50);
  const other = entry({ ...within(products.orrery2, "phones"), id: 2 }, 40);
  const cable = entry({ ...within(products.loomOverEar, "cables"), id: 3 }, 30);
  const index = toIndex([phone, other, cable], [category("phones"), category("cables")]);
  expect(listPopularProducts(index, 3).map(({ name }) => name)).toEqual(["Tarn 14", "Loom Over-Ear", "Orrery 2"]);
});

test("the window shows what earns most in each of the categories that the shop lives on, if it has a picture", () => {
  const cable = { ...entry(within(products.loomOverEar, "cables"), 99), highestPrice: { minor: 500, currency: "EUR" } };
  const laptop = {
    ...entry({ ...within(products.tarn14, "ultrabooks"), id: 2 }, 10),
    highestPrice: { minor: 90_000, currency: "EUR" },
  };
  const cheaper = {
    ...entry({ ...within(products.orrery2, "laptops"), id: 4 }, 15),
    highestPrice: { minor: 30_000, currency: "EUR" },
  };
  const bare = {
    ...entry({ ...within(products.travelCharger, "chargers"), id: 3 }, 500),
    highestPrice: { minor: 99_000, currency: "EUR" },
  };
  const index = toIndex(
    [cable, laptop, cheaper, bare],
    [category("laptops"), category("ultrabooks", "laptops"), category("cables"), category("chargers")],
  );
  expect(listFeaturedProducts(index, 3).map(({ name }) => name)).toEqual(["Tarn 14", "Loom Over-Ear"]);
});

test("categories that are each other's parents have a top all the same", () => {
  const index = toIndex([entry(within(products.tarn14, "a"), 1)], [category("a", "b"), category("b", "a")]);
  expect(listPopularProducts(index, 1).map(({ name }) => name)).toEqual(["Tarn 14"]);
});

test("the biggest discounts come first", () => {
  const index = toIndex([entry(products.tarn14), entry(products.loomOverEar), entry(products.orrery2)], []);
  expect(listDiscountedProducts(index, 5).map(({ name }) => name)).toEqual(["Loom Over-Ear", "Tarn 14"]);
});

test("brands come by how much they make, in the shop's words", () => {
  const of = (slug: string) => ({ ...entry(products.tarn14), terms: { pa_brand: [slug] } });
  const attributes = { pa_brand: { label: "Brand", options: { tarn: "Tarn", loom: "Loom & Sons" } } };
  const entries = [
    of("tarn"),
    of("loom"),
    of("loom"),
    of("unnamed"),
    of("unnamed"),
    of("unnamed"),
    entry(products.orrery2),
  ];
  expect(listBrands({ entries, attributes }, 2)).toEqual([
    { slug: "unnamed", name: "unnamed" },
    { slug: "loom", name: "Loom & Sons" },
  ]);
  expect(listBrands({ entries: [entry(products.tarn14)], attributes: {} }, 9)).toEqual([]);
});

test("cards come in the order that was asked for, each once, without what is gone", () => {
  const index = toIndex([entry(products.tarn14), entry(products.corvidFlip), entry(products.orrery2)], []);
  expect(listCards(index, [products.orrery2.id, 999, products.tarn14.id, products.orrery2.id])).toEqual([
    products.orrery2,
    products.tarn14,
  ]);
  expect(listCards(index, [])).toEqual([]);
});

test("a catalogue is sorted once, however often its shelves are looked at", () => {
  let sorts = 0;
  const sorted = memoize(({ numbers }: { numbers: number[] }) => {
    sorts += 1;
    return numbers.toSorted((a, b) => a - b);
  });
  const [one, other] = [{ numbers: [2, 1] }, { numbers: [] }];
  expect([sorted(one), sorted(one), sorted(other), sorted(other)]).toEqual([[1, 2], [1, 2], [], []]);
  expect(sorts).toBe(2);
});
