import { describe, expect, test, vi } from "vitest";
import { findVariation } from "@rewire/domain";
import { anyColourPhone, listed, phone, vacuum, watch } from "../testing/answers/products.ts";
import { toImage } from "./mappers/toImage.ts";
import { toOptionLabels } from "./mappers/toOptionLabels.ts";
import { toProductDetail } from "./mappers/toProductDetail.ts";
import { toProductSummary } from "./mappers/toProductSummary.ts";
import { toStock } from "./mappers/toStock.ts";
import { toStockStatus } from "./mappers/toStockStatus.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const detail = (wire: Parameters<typeof toProductDetail>[0]) => {
  const product = toProductDetail(wire, "EUR");
  if (!product) throw new Error("expected a product");
  return product;
};

describe("toImage", () => {
  test("keeps the shop's text", () =>
    expect(toImage({ sourceUrl: "/a.jpg", altText: "A cat" }, "Cat")).toEqual({ url: "/a.jpg", alt: "A cat" }));
  test("falls back on the product's name", () =>
    expect(toImage({ sourceUrl: "/a.jpg", altText: " " }, "Cat")).toEqual({ url: "/a.jpg", alt: "Cat" }));
  test("none", () => expect([toImage(null), toImage({ sourceUrl: null, altText: "x" })]).toEqual([null, null]));
});

describe("toStock", () => {
  test.each([
    ["IN_STOCK", "inStock"],
    ["OUT_OF_STOCK", "outOfStock"],
    ["ON_BACKORDER", "onBackorder"],
    [null, "inStock"],
    ["SOMETHING_NEW", "outOfStock"],
  ])("%s is %s", (stockStatus, state) => expect(toStock({ stockStatus }).state).toBe(state));
  test("numbers where the shop counts", () => {
    expect(toStock({ stockStatus: "IN_STOCK", stockQuantity: 2, lowStockAmount: 3 })).toEqual({
      state: "inStock",
      quantity: 2,
      lowStockAmount: 3,
    });
  });
  test.each([true, false, null])("a shop that answers %s about backorders", (backordersAllowed) => {
    const { isBackorderAllowed } = toStock({ stockStatus: "IN_STOCK", stockQuantity: 2, backordersAllowed });
    expect(isBackorderAllowed).toBe(backordersAllowed === true ? true : undefined);
  });
});

describe("toProductSummary", () => {
  test("what no shop keeps in a name is cut, and a product without an address that it could have is none", () => {
    expect(toProductSummary({ ...phone, name: "x".repeat(10_000) }, "EUR")?.name).toHaveLength(500);
    expect(toProductSummary({ ...phone, slug: "x".repeat(201) }, "EUR")).toBeNull();
  });
  test("Sale badge: the biggest discount among variations, with the range of their prices", () => {
    expect(toProductSummary(phone, "EUR")).toEqual({
      id: 76,
      slug: "nordlys-phone-11",
      name: "Nordlys Phone 11",
      kind: "variable",
      image: { url: "https://shop.example/wp-content/uploads/2026/11/phone-1.jpg", alt: "Nordlys Phone 11" },
      price: { kind: "range", from: euros(27900), to: euros(47900) },
      discount: { percent: 17, amount: euros(8000) },
      stock: { state: "inStock", quantity: null, lowStockAmount: null },
      rating: { average: 4.5, count: 2 },
      specLine: "Compact & reliable.",
      categories: [{ slug: "smartphones", name: "Smartphones" }],
    });
  });
  test("grouped products and those without an address are not sold", () => {
    expect(toProductSummary(listed(1, { type: "GROUPED" }), "EUR")).toBeNull();
    expect(toProductSummary(listed(1, { slug: null }), "EUR")).toBeNull();
  });
  test("everything that may be missing may be missing", () => {
    const bare = {
      databaseId: 1,
      slug: "x",
      name: null,
      type: "SIMPLE",
      averageRating: null,
      reviewCount: null,
      shortDescription: null,
      image: null,
      productCategories: null,
    };
    expect(toProductSummary(bare, "EUR")).toMatchObject({
      name: "x",
      price: { kind: "unpriced" },
      image: null,
      categories: [],
      specLine: "",
      rating: { average: 0, count: 0 },
    });
  });
  test("names keep their quotes and angles", () => {
    expect(toProductSummary(listed(1, { name: 'Kids’ 10" Tablet & Case <Blue>' }), "EUR")?.name).toBe(
      'Kids’ 10" Tablet & Case <Blue>',
    );
  });
  test("a long short description is cut after a word", () => {
    const line = toProductSummary(listed(1, { shortDescription: "word ".repeat(60) }), "EUR")?.specLine ?? "";
    expect(line.length).toBeLessThanOrEqual(121);
    expect(line.endsWith("word…")).toBe(true);
  });
  test("a broken price is told with the product's address", () => {
    const warn = vi.fn();
    toProductSummary(listed(1, { price: "?", rawPrice: null }), "EUR", warn);
    expect(warn).toHaveBeenCalledExactlyOnceWith('gadget-1: the price "?" cannot be read');
  });
});

describe("toProductDetail", () => {
  test("attributes stand in the shopkeeper's order, with the names of their terms", () => {
    expect(
      detail(phone).attributes.map(({ name, isChoice, options }) => [
        name,
        isChoice,
        options.map(({ label }) => label),
      ]),
    ).toEqual([
      ["pa_color", true, ["Black", "Silver"]],
      ["pa_storage", true, ["64 GB", "128 GB"]],
      ["pa_brand-name", false, ["Nordlys"]],
    ]);
  });
  test("variations stand in the order of the options", () =>
    expect(detail(phone).variations.map(({ id }) => id)).toEqual([86, 87, 88, 89]));
  test("a variation has its own price, stock and picture", () => {
    const [first, , third] = detail(phone).variations;
    expect(first).toMatchObject({
      sku: "V-86",
      stock: { quantity: 3, lowStockAmount: 5 },
      image: { alt: "Black" },
      isPurchasable: true,
      values: { pa_color: "black", pa_storage: "64-gb" },
    });
    expect(third).toMatchObject({
      price: { kind: "sale", was: euros(47900), now: euros(39900) },
      discount: { percent: 17 },
    });
  });
  test("defaults are kept only where they are choices that exist", () =>
    expect(detail(phone).defaultValues).toEqual({ pa_color: "black" }));
  test("a local attribute finds its variations by name", () => {
    const { attributes, variations } = detail(watch);
    expect(attributes[0]).toEqual({
      name: "case-size",
      label: "Case size",
      isChoice: true,
      options: [
        { value: "40 mm", label: "40 mm" },
        { value: "44 mm", label: "44 mm" },
      ],
    });
    expect(findVariation(attributes, variations, { "case-size": "44 mm" })?.id).toBe(675);
  });
  test("a variation for any colour is found with every colour", () => {
    const { attributes, variations } = detail(anyColourPhone);
    expect(variations[0]?.values).toEqual({ pa_storage: "128-gb" });
    expect(findVariation(attributes, variations, { pa_color: "blue", pa_storage: "256-gb" })?.id).toBe(850);
  });
  test("the gallery begins with the product's own picture and shows none twice", () => {
    expect(detail(phone).gallery.map(({ alt }) => alt)).toEqual(["Nordlys Phone 11", "The back"]);
  });
  test("Descriptions are HTML from the shop: sanitised on the server, once", () => {
    expect(detail(phone).description.safeHtml).toBe("<h3>About</h3>\n<p>It’s light.</p>");
    const hostile = "<p>5 &lt; 6 &amp;amp; <b onclick='x()'>bold</b></p><script>alert(1)</script>";
    const { description, shortDescription } = detail({ ...phone, description: hostile, shortDescription: hostile });
    expect([description.safeHtml, shortDescription.safeHtml]).toEqual(
      Array.from({ length: 2 }, () => "<p>5 &lt; 6 &amp;amp; <b>bold</b></p>"),
    );
  });
  test("whether reviews are taken, and whether only one is sold", () => {
    expect(detail(phone)).toMatchObject({ takesReviews: true, isSoldIndividually: false });
    expect(detail({ ...phone, reviewsAllowed: false, soldIndividually: true })).toMatchObject({
      takesReviews: false,
      isSoldIndividually: true,
    });
  });
  test("related products are cards; what is no product is left out", () =>
    expect(detail(phone).related.map(({ slug }) => slug)).toEqual(["cable"]));
  test("an external product leads to its seller, and to web addresses alone", () => {
    expect(detail(vacuum)).toMatchObject({
      kind: "external",
      external: { url: "https://partner.example.test/vacuum", label: "Buy at Partner" },
      price: { kind: "sale" },
      stock: { state: "inStock" },
    });
    expect(detail({ ...vacuum, externalUrl: null, buttonText: null }).external).toBeNull();
    expect(detail({ ...vacuum, externalUrl: "javascript:alert(1)" }).external).toBeNull();
  });
});

test("toOptionLabels names what was chosen in the words and order of the product page", () => {
  const attributes = phone.attributes?.nodes ?? [];
  expect(
    toOptionLabels(
      [
        { name: "attribute_pa_storage", value: "64-gb" },
        { name: "attribute_pa_color", value: "silver" },
      ],
      attributes,
    ),
  ).toEqual(["Silver", "64 GB"]);
  expect(
    toOptionLabels(
      [
        { name: "pa_gone", value: "old-term" },
        { name: "pa_color", value: "" },
      ],
      attributes,
    ),
  ).toEqual(["old-term"]);
});

test("toStockStatus tells the product's stock and each variation's", () => {
  const variations = { nodes: [{ databaseId: 2, stockStatus: "OUT_OF_STOCK" }] };
  expect(toStockStatus({ databaseId: 1, stockStatus: "IN_STOCK", variations })).toMatchObject({
    productId: 1,
    stock: { state: "inStock" },
    variations: { 2: { state: "outOfStock" } },
  });
});
