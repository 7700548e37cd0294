import {
  type CatalogueEntry,
  type CatalogueFilters,
  type CatalogueQuery,
  type Category,
  emptyQuery,
} from "@rewire/domain";
import { entryOf } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexCatalogue } from "./indexCatalogue.ts";
import { listProducts } from "./listProducts.ts";

/** Generated catalogues, each with a query; 10,000 with `npm run bench:properties`. */
const runs = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 150) };

const slugs = ["a", "b", "c", "d"];
const colours = ["black", "blue", "red"];
const sizes = ["64-gb", "128-gb", "1-tb"];
const words = ["phone", "case", "Écouteurs", "usb-c"];

const entries = fc
  .array(
    fc.record({
      name: fc.subarray(words).map((some) => some.join(" ") || "thing"),
      description: fc.subarray(words).map((some) => some.join(" ")),
      date: fc.constantFrom("2026-01-01", "2026-01-02", "2026-01-03", ""),
      categories: fc.subarray(slugs),
      terms: fc.record({ pa_color: fc.subarray(colours), pa_size: fc.subarray(sizes) }),
      price: fc.option(fc.integer({ min: 0, max: 9999 })),
      percent: fc.integer({ min: -50, max: 50 }),
      rating: fc.constantFrom(0, 1, 2.5, 3, 3.9, 4, 4.3, 5),
      stock: fc.constantFrom("inStock", "outOfStock", "onBackorder"),
    }),
    { maxLength: 80 },
  )
  .map((all) => all.map((traits, at) => entryOf(at, traits)));
const categories = fc.tuple(...slugs.map(() => fc.option(fc.constantFrom(...slugs)))).map((parents) =>
  slugs.map((slug, at): Category => ({
    id: at,
    slug,
    name: slug,
    count: 0,
    image: null,
    parent: parents[at] ?? null,
  })),
);
const filters: fc.Arbitrary<CatalogueFilters> = fc.record({
  categories: fc.subarray(slugs),
  price: fc
    .tuple(fc.option(fc.integer({ min: 0, max: 60 })), fc.option(fc.integer({ min: 40, max: 100 })))
    .map(([min, max]) => ({ min, max })),
  rating: fc.option(fc.constantFrom(1, 2, 3, 4)),
  onSale: fc.boolean(),
  inStock: fc.boolean(),
  attributes: fc.record({ pa_color: fc.subarray(colours), pa_size: fc.subarray(sizes) }),
});
const query: fc.Arbitrary<CatalogueQuery> = fc.record({
  search: fc.constantFrom("", "", "phone", "CASE phone", "ecouteurs"),
  filters,
  sort: fc.record({
    by: fc.constantFrom("price", "rating", "discount", "alphabetically"),
    order: fc.constantFrom("ASC", "DESC"),
  }),
});

/** The rules as they are written, one product after the other. */
function holds(
  { summary, terms, highestPrice, searchText }: CatalogueEntry,
  { search, filters }: CatalogueQuery,
  all: readonly Category[],
  category: string | null,
): boolean {
  const isIn = (slug: string): boolean => {
    const inside = new Set([slug]);
    for (const above of inside) for (const one of all) if (one.parent === above) inside.add(one.slug);
    return summary.categories.some((candidate) => inside.has(candidate.slug));
  };
  const isOneOf = (name: string, values: readonly string[]) =>
    values.length === 0 || values.some((value) => terms[name]?.includes(value));
  const { min, max } = filters.price;
  const text = searchText.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (
    (category === null || isIn(category)) &&
    (filters.categories.length === 0 || filters.categories.some(isIn)) &&
    ((min === null && max === null) ||
      (highestPrice !== null &&
        highestPrice.minor >= (min ?? 0) * 100 &&
        highestPrice.minor <= (max ?? Infinity) * 100)) &&
    (filters.rating === null || summary.rating.average >= filters.rating) &&
    (!filters.onSale || summary.discount !== null) &&
    (!filters.inStock || summary.stock.state === "inStock") &&
    Object.entries(filters.attributes).every(([name, values]) => isOneOf(name, values)) &&
    search
      .toLowerCase()
      .split(" ")
      .every((word) => text.includes(word))
  );
}

test("lists and counts are those of counting product by product", () => {
  fc.assert(
    fc.property(
      entries,
      categories,
      query,
      fc.option(fc.constantFrom(...slugs)),
      (all, tree, catalogueQuery, category) => {
        const index = indexCatalogue({ entries: all, categories: tree, attributes: {} });
        const list = listProducts(index, catalogueQuery, { page: 1, pageSize: 1000, category: category ?? undefined });
        const listMatches = (candidateQuery: CatalogueQuery) =>
          all.filter((entry) => holds(entry, candidateQuery, tree, category));
        const countWith = (change: Partial<CatalogueFilters>) =>
          listMatches({ ...catalogueQuery, filters: { ...catalogueQuery.filters, ...change } }).length;
        // One typo is allowed where nothing fits exactly: then there is nothing to compare with.
        if (
          catalogueQuery.search &&
          !all.some((entry) => holds(entry, { ...emptyQuery, search: catalogueQuery.search }, tree, null))
        )
          return;

        const expected = listMatches(catalogueQuery).map(({ summary }) => summary.id);
        expect(list?.total).toBe(expected.length);
        expect(new Set(list?.items.map(({ id }) => id))).toEqual(new Set(expected));
        for (const { value, count } of list?.facets.categories ?? [])
          expect(count, value).toBe(countWith({ categories: [value] }));
        for (const { value, count } of list?.facets.ratings ?? [])
          expect(count, value).toBe(countWith({ rating: Number(value) }));
        expect(list?.facets.onSale.count).toBe(countWith({ onSale: true }));
        expect(list?.facets.inStock.count).toBe(countWith({ inStock: true }));
        for (const { name, options } of list?.facets.attributes ?? []) {
          for (const { value, count } of options)
            expect(count, value).toBe(
              countWith({ attributes: { ...catalogueQuery.filters.attributes, [name]: [value] } }),
            );
        }
        const prices = listMatches({
          ...catalogueQuery,
          filters: { ...catalogueQuery.filters, price: emptyQuery.filters.price },
        }).flatMap(({ highestPrice }) => highestPrice?.minor ?? []);
        expect(list?.facets.price).toEqual(
          prices.length > 0
            ? { lowest: Math.floor(Math.min(...prices) / 100), highest: Math.ceil(Math.max(...prices) / 100) }
            : null,
        );
      },
    ),
    runs,
  );
});

test("an attribute of few products is a filter in their category, and elsewhere only once it is chosen", () => {
  const traits = { name: "", description: "", date: "", price: null, percent: 0, rating: 0 } as const;
  const cable = { ...traits, categories: ["a"], terms: { pa_color: ["black"], pa_size: ["1-m"] } };
  const phone = { ...traits, categories: ["b"], terms: { pa_color: ["blue"] } };
  const products = [cable, ...Array.from({ length: 19 }, () => phone)].map((each, at) => entryOf(at, each));
  const tree = ["a", "b"].map((slug, at): Category => ({
    id: at,
    slug,
    name: slug,
    count: 0,
    image: null,
    parent: null,
  }));
  const index = indexCatalogue({ entries: products, categories: tree, attributes: {} });
  const namesIn = (category?: string, attributes: CatalogueFilters["attributes"] = {}) =>
    listProducts(
      index,
      { ...emptyQuery, filters: { ...emptyQuery.filters, attributes } },
      { page: 1, pageSize: 24, category },
    )?.facets.attributes.map(({ name }) => name);
  expect(namesIn()).toEqual(["pa_color"]);
  expect(namesIn("a")).toEqual(expect.arrayContaining(["pa_color", "pa_size"]));
  expect(namesIn(undefined, { pa_size: ["1-m"] })).toContain("pa_size");
});
