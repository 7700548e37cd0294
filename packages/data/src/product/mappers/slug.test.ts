import { expect, test } from "vitest";
import { toCartLine } from "../../cart/mappers/toCartLine.ts";
import { toCategory } from "../../category/toCategory.ts";
import { toDownload } from "../../download/toDownload.ts";
import { toOrderLine } from "../../order/mappers/toOrderLine.ts";
import { listed } from "../../testing/answers/products.ts";
import { decodeSlug, encodeSlug } from "./slug.ts";
import { toProductSummary } from "./toProductSummary.ts";

test.each([
  ["%e6%89%8b%e6%9c%ba-x", "手机-x"],
  ["%E6%89%8B%E6%9C%BA-x", "手机-x"],
  ["手机-x", "手机-x"],
  ["plain-slug_2", "plain-slug_2"],
  ["100%-off", "100%-off"],
  ["%ff", "%ff"],
])("%s is %s in words", (encodedSlug, slug) => expect(decodeSlug(encodedSlug)).toBe(slug));

test("a slug is asked for as the shop keeps it", () => {
  expect(encodeSlug("手机-x")).toBe("%e6%89%8b%e6%9c%ba-x");
  expect(encodeSlug("plain-slug_2")).toBe("plain-slug_2");
  expect(encodeSlug("\uD800")).toBe("%ef%bf%bd");
});

const slug = "%d0%b4%d0%be%d0%bc";
const wire = { databaseId: 1, name: "House", slug };
const line = { key: "k", quantity: 1, subtotal: "€1.00", subtotalTax: "€0.00", total: "€1.00" };
const download = {
  id: "1",
  downloadId: "1",
  name: "x",
  url: "https://shop.example/x",
  downloadsRemaining: null,
  accessExpires: null,
};

test.each<readonly [string, () => unknown]>([
  ["a product", () => toProductSummary({ ...listed(1), slug }, "EUR")?.slug],
  [
    "its category",
    () => toProductSummary({ ...listed(1), productCategories: { nodes: [wire] } }, "EUR")?.categories[0]?.slug,
  ],
  ["a category", () => toCategory({ ...wire, count: 1, image: null, parent: null })?.slug],
  ["its parent", () => toCategory({ ...wire, count: 1, image: null, parent: { node: wire } })?.parent],
  [
    "a line of the cart",
    () => toCartLine({ ...line, product: { simpleVariations: null, node: wire }, variation: null }, "EUR")?.slug,
  ],
  ["a line of an order", () => toOrderLine({ ...line, product: { node: wire }, variation: null }, "EUR").slug],
  ["a download", () => toDownload({ ...download, product: wire })?.product?.slug],
])("%s has its slug in words", (_, read) => expect(read()).toBe("дом"));
