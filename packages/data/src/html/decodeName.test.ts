// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import { toViewer } from "../account/toViewer.ts";
import { toCartLine } from "../cart/mappers/toCartLine.ts";
import { createAttributeLabelCollector } from "../catalogue/mappers/createAttributeLabelCollector.ts";
import { toCatalogueEntry } from "../catalogue/mappers/toCatalogueEntry.ts";
import { toCategory } from "../category/toCategory.ts";
import { toCustomer } from "../customer/toCustomer.ts";
import { toDownload } from "../download/toDownload.ts";
import { toOrderLine } from "../order/mappers/toOrderLine.ts";
import { toAttributes } from "../product/mappers/toAttributes.ts";
import { toProductDetail } from "../product/mappers/toProductDetail.ts";
import { listed, phone } from "../testing/answers/products.ts";
import { decodeName } from "./decodeName.ts";

const inBrowser = await import("./decodeHtml.browser.ts");
afterEach(() => vi.resetModules());

const cases = [
  ["O'Pereira &amp; Söhne", "O'Pereira & Söhne"],
  ["Kids&#8217; 10&quot; Tablet &amp; Case &lt;Blue&gt;", 'Kids’ 10" Tablet & Case <Blue>'],
  ['Kids’ 10" Tablet & Case <Blue>', 'Kids’ 10" Tablet & Case <Blue>'],
  ["AT&T &copyright R&D; &amp", "AT&T &copyright R&D; &amp"],
  ["Tom &amp;amp; Jerry", "Tom &amp; Jerry"],
  ["", ""],
] as const;

test.each(cases)("decodeName reads %s once", (text, name) => expect(decodeName(text)).toBe(name));

test.each(cases)("decodeName of the browser reads %s once", async (text, name) => {
  vi.doMock("#decodeHtml", () => inBrowser);
  vi.resetModules();
  const { decodeName: decode } = await import("./decodeName.ts");
  expect(decode(text)).toBe(name);
});

test("decodes what is an entity and nothing else, so that a million bare signs cost nothing", async () => {
  const decodeHtml = vi.fn((entity: string) => (entity === "&amp;" ? "&" : "?"));
  vi.doMock("#decodeHtml", () => ({ decodeHtml }));
  vi.resetModules();
  const { decodeName: decode } = await import("./decodeName.ts");
  const bare = "&".repeat(1_000_000);
  expect(decode(`${bare}amp;${bare}`) === `${bare}${bare}`).toBe(true);
  expect(decodeHtml.mock.calls.map(([entity]) => entity)).toEqual(["&amp;"]);
});

describe("names with entities are read once everywhere", () => {
  const wire = "Kabel &amp;amp; S&ouml;hne";
  const name = "Kabel &amp; Söhne";
  const place = { nodes: [{ slug: "kabel", name: wire }] };
  const attribute = { name: "pa_x", label: wire, options: ["kabel"], terms: place };
  const product = { ...listed(1), name: wire, productCategories: place };
  const line = { key: "k", quantity: 1, subtotal: "€1.00", subtotalTax: "€0.00", total: "€1.00" };
  const node = { databaseId: 1, slug: "kabel", name: wire };
  const local = { name: "size", label: "Size", options: [wire] };

  test.each<readonly [string, () => unknown]>([
    ["a product's page", () => toProductDetail({ ...phone, name: wire }, "EUR")?.name],
    [
      "a product in lists",
      () =>
        toCatalogueEntry({ ...product, date: "", totalSales: 0, description: "", terms: null }, "EUR")?.summary.name,
    ],
    ["its category", () => toProductDetail({ ...phone, productCategories: place }, "EUR")?.categories[0]?.name],
    [
      "a category",
      () => toCategory({ databaseId: 1, slug: "kabel", name: wire, count: 1, image: null, parent: null })?.name,
    ],
    ["an attribute's label", () => toAttributes([attribute])[0]?.label],
    ["an option", () => toAttributes([attribute])[0]?.options[0]?.label],
    ["an option in words", () => toAttributes([local])[0]?.options[0]?.label],
    [
      "a filter",
      () => {
        const names = createAttributeLabelCollector();
        names.add({
          ...product,
          date: "",
          totalSales: 0,
          description: "",
          attributes: { nodes: [attribute] },
          terms: { nodes: [{ taxonomyName: "pa_x", slug: "kabel", name: wire }] },
        });
        return names.all()["pa_x"]?.label;
      },
    ],
    [
      "a line of the cart",
      () => toCartLine({ ...line, product: { simpleVariations: null, node }, variation: null }, "EUR")?.name,
    ],
    ["a line of an order", () => toOrderLine({ ...line, product: { node }, variation: null }, "EUR").name],
    [
      "a download",
      () =>
        toDownload({
          id: "1",
          downloadId: "1",
          name: null,
          url: "https://shop.example/x",
          downloadsRemaining: null,
          accessExpires: null,
          product: node,
        })?.product?.name,
    ],
    [
      "a company",
      () =>
        toCustomer({
          databaseId: 1,
          email: "",
          firstName: "",
          lastName: "",
          username: "",
          billing: { company: wire },
          shipping: null,
        }).billing.company,
    ],
    [
      "a customer",
      () =>
        toCustomer({
          databaseId: 1,
          email: "",
          firstName: "",
          lastName: wire,
          username: "",
          billing: null,
          shipping: null,
        }).lastName,
    ],
    [
      "an account",
      () => toViewer({ databaseId: 1, username: "x", firstName: wire, lastName: "", email: "" }).firstName,
    ],
  ])("%s", (_, read) => expect(read()).toBe(name));

  test("what an option is called by the shop stays", () => {
    expect(toAttributes([local])[0]?.options[0]?.value).toBe(wire);
  });
});
