import { expect, test } from "vitest";
import { listed, phone } from "../../testing/answers/products.ts";
import { toCatalogueEntry } from "./toCatalogueEntry.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

test("an entry holds what search, filters and sorting ask for", () => {
  expect(toCatalogueEntry(listed(5), "EUR")).toMatchObject({
    summary: { id: 5, slug: "gadget-5" },
    date: "2026-07-23T19:00:56+02:00",
    sales: 3,
    highestPrice: euros(1999),
    terms: { pa_color: ["black", "blue"], product_cat: ["smartphones"] },
    searchText: "Gadget 5\nCompact & reliable.\nA gadget for gadgets.\n",
  });
});

test("name, short description and description keep their lines", () => {
  expect(
    toCatalogueEntry(
      listed(5, { name: "Two\nlines", shortDescription: "", description: "<p>One</p>\n<p>Two</p>" }),
      "EUR",
    )?.searchText,
  ).toBe("Two lines\n\nOne Two\n");
});

test("the price filter compares with the dearest variation", () => {
  expect(toCatalogueEntry({ ...listed(1), ...phone, date: null, totalSales: null, terms: null }, "EUR")).toMatchObject({
    highestPrice: euros(47900),
    terms: {},
    date: "",
    sales: 0,
  });
});

test("free costs nothing, unpriced has no price", () => {
  const none = { price: null, rawPrice: null };
  expect(toCatalogueEntry(listed(1, { ...none, purchasable: true }), "EUR")?.highestPrice).toEqual(euros(0));
  expect(toCatalogueEntry(listed(1, { ...none, purchasable: false }), "EUR")?.highestPrice).toBeNull();
});

test("grouped products are no entries", () =>
  expect(toCatalogueEntry(listed(1, { type: "GROUPED" }), "EUR")).toBeNull());

test("a product with an energy class says whether it has a value of the product information sheet", () => {
  const names = { energyAttribute: "pa_energy-class", sheetAttributes: ["eprel number", "pa_sheet"] };
  const terms = { nodes: [{ taxonomyName: "pa_energy-class", slug: "b", name: "B" }] };
  const entryOf = (attributes: readonly { readonly name: string; readonly label: string }[], labels = terms) =>
    toCatalogueEntry(listed(5, { terms: labels, attributes: { nodes: attributes } }), "EUR", undefined, names);
  expect(entryOf([{ name: "Colour", label: "Colour" }])).toMatchObject({ lacksProductSheet: true });
  expect(entryOf([{ name: "eprel-number", label: "EPREL number" }])).not.toHaveProperty("lacksProductSheet");
  expect(entryOf([{ name: "pa_sheet", label: "" }])).not.toHaveProperty("lacksProductSheet");
  expect(entryOf([], { nodes: [] })).not.toHaveProperty("lacksProductSheet");
});
