import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { listFirstSegments, parseMissingUrl } from "./parseMissingUrl.ts";

const module = { default: () => null };
const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module },
  robots: { id: "robots", parentId: "root", path: "robots.txt", module },
  language: { id: "language", parentId: "root", path: ":locale?", module },
  shop: { id: "shop", parentId: "language", module },
  home: { id: "home", parentId: "shop", index: true, module },
  list: { id: "list", parentId: "shop", path: "products", module },
  product: { id: "product", parentId: "shop", path: "product/:slug", module },
  reviews: { id: "reviews", parentId: "product", path: "reviews", module },
  missing: { id: "missing", parentId: "shop", path: "*", module },
};
const segments = listFirstSegments(routes);
const parse = (path: string) => parseMissingUrl(new URL(path, "http://shop.example"), segments);

test("first segments are those of routes below the language and of files", () => {
  expect([...segments].toSorted()).toEqual(["product", "products", "robots.txt"]);
});

test.each(["/wp-login.php", "/.env", "/shop/cart", "/nl/products", "/de/gibt-es-nicht", "/constructor", "/reviews"])(
  "%s belongs to no page",
  (path) => {
    expect(parse(`${path}?a=1`)).toEqual({ kind: "missing", path });
  },
);

test.each([
  "/",
  "/de",
  "/de/",
  "/products",
  "/Products",
  "/%70roducts",
  "/de/product/unknown/too/long",
  "/robots.txt",
  "/de_DE/nothing",
  "/nothing.data",
  "/__manifest",
  "/%E0%A4%A",
  "//nothing",
])("%s may be a page, a redirect or a request of the router", (path) => {
  expect(parse(`http://shop.example${path}`)).toBeNull();
});
