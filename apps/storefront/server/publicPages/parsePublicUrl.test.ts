import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePublicUrl } from "./parsePublicUrl.ts";

const attributes = ["color", "storage"];
const addressOf = (path: string) => parsePublicUrl(new URL(`http://shop.example${path}`), attributes);

describe("an address of a public page", () => {
  test.each([
    ["/", "home"],
    ["/de", "home"],
    ["/_.data", "home"],
    ["/de.data", "home"],
    ["/fr/products", "list"],
    ["/products/page/2", "list"],
    ["/pt-br/product-category/phones/page/3", "list"],
    ["/de/products/filters?search=phone", "list"],
    ["/categories", "categories"],
    ["/product/halden-6", "product"],
    ["/it/product/halden-6.data", "product"],
    ["/es/contact", "contact"],
    ["/de/info/terms", "content"],
    ["/de/guarantee", "content"],
    ["/product/halden-6/energy-label", "product"],
  ])("%s is of the kind %s", (path, kind) => expect(addressOf(path)).toEqual({ kind, path }));

  test.each([
    "/products/filters/page/2",
    "/checkout",
    "/de/my-account",
    "/wishlist",
    "/compare?ids=1",
    "/repair/status",
    "/order-summary/7",
    "/product/a/b",
    "/nl/products",
    "/products/page/0",
    "/products/",
    "//products",
    "/product/%E0%A4%A",
    "/product/a%09b",
    "/products?min_price=3",
    "/products?fits=halden-6",
    "/products?sort=price-ASC",
  ])("%s is none", (path) => expect(addressOf(path)).toBeNull());

  test("a query that is too long is none", () => {
    expect(addressOf(`/products?search=${"x".repeat(2_000)}`)).toBeNull();
  });
});

describe("addresses of the same page are equal", () => {
  test.each([
    ["/products?utm_source=news&gclid=1", "/products"],
    ["/products?unknown=1", "/products"],
    ["/contact?anything=1", "/contact"],
    ["/product/a?utm_campaign=x&storage=128&color=red", "/product/a?color=red&storage=128"],
    ["/products.data?_routes=routes%2Fproducts&fbclid=1", "/products.data?_routes=routes%2Fproducts"],
  ])("%s is %s", (path, canonical) => expect(addressOf(path)?.path).toBe(canonical));

  test("in any order of their parameters", () => {
    const parameters = fc.uniqueArray(
      fc.tuple(fc.constantFrom("color", "storage", "review-page", "a&b"), fc.string()),
      {
        selector: ([name]) => name,
      },
    );
    fc.assert(
      fc.property(parameters, fc.constantFrom("/product/a", "/repair"), (pairs, path) => {
        const there = addressOf(`${path}?${new URLSearchParams(pairs)}`);
        const back = addressOf(`${path}?${new URLSearchParams(pairs.toReversed())}`);
        expect(back).toEqual(there);
        if (there) expect(addressOf(there.path)).toEqual(there);
      }),
    );
  });

  test("a list's own address stays as it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }).map(encodeURIComponent), (query) => {
        const address = addressOf(`/products?search=${query}&filter=color[${query}]`);
        if (address) expect(addressOf(address.path)).toEqual(address);
      }),
    );
  });
});
