import * as fc from "fast-check";
import type { ProductAttribute } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import routes from "../../app/routes.ts";
import { parsePublicUrl, type ParameterReads } from "./parsePublicUrl.ts";
import { findPublicRoute } from "./publicRoutes.ts";

const attribute = (name: string, ...values: readonly string[]): ProductAttribute => ({
  name,
  label: name,
  isChoice: true,
  options: values.map((value) => ({ value, label: value })),
});

/** What a shop knows whose products have two options, and three pages of reviews. */
const reads: ParameterReads = {
  filterAttributes: async () => ["color", "storage"],
  product: async (slug) =>
    slug === "gone"
      ? null
      : {
          attributes: [attribute("storage", "128", "256"), attribute("color", "red", "a&b", "größe")],
          maxReviewPage: 3,
        },
  deskQuery: async (query) => query,
};
const addressOf = (path: string) => parsePublicUrl(new URL(`http://shop.example${path}`), reads);
const pathOf = async (path: string) => (await addressOf(path))?.path;

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
  ])("%s is of the kind %s", async (path, kind) => expect(await addressOf(path)).toEqual({ kind, path }));

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
  ])("%s is none", async (path) => expect(await addressOf(path)).toBeNull());
});

interface RouteEntry {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly file: string;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** Lists the routes below the language with their ids, as React Router names them. */
function listRoutes(entries: readonly RouteEntry[]): readonly { readonly id: string; readonly path: string }[] {
  return entries.flatMap(({ id, path = "", file, children }) =>
    children ? listRoutes(children) : [{ id: id ?? file.replace(/\.\w+$/, ""), path }],
  );
}

test("public routes have the ids of the router's", () => {
  const pages = (routes as readonly RouteEntry[]).find(({ path }) => path === ":locale?")?.children ?? [];
  const publicIds = listRoutes(pages).flatMap(({ id, path }) => {
    const route = findPublicRoute(
      `/${path.replace(":page", path.startsWith("info/") ? "terms" : "2").replace(":slug", "a")}`,
    );
    return route ? [[id, route.routeId]] : [];
  });
  expect(publicIds.length).toBeGreaterThanOrEqual(15);
  for (const [id, routeId] of publicIds) expect(routeId).toBe(id);
});

describe("addresses of the same page are equal", () => {
  test.each([
    ["/products?utm_source=news&gclid=1", "/products"],
    ["/products?unknown=1", "/products"],
    ["/contact?anything=1", "/contact"],
    ["/?search=phone", "/"],
    ["/product/a?utm_campaign=x&storage=128&color=red", "/product/a?color=red&storage=128"],
    ["/product/a?x=1&search=y&color=pink&storage=128&storage=256", "/product/a?storage=256"],
    ["/product/a?review-page=900&review-sort=best&review-stars=5", "/product/a?review-stars=5&review-page=3"],
    ["/product/gone?color=red", "/product/gone"],
    ["/product/a/energy-label?color=red&review-page=2", "/product/a/energy-label"],
    ["/repair?x=1&words=halden&utm_source=y&day=soon", "/repair?words=halden"],
    ["/products.data?_routes=routes%2Fproducts&fbclid=1", "/products.data?_routes=routes%2Fproducts"],
    [
      "/products.data?_routes=x,routes/products,routes/shop,routes/products",
      "/products.data?_routes=routes%2Fshop%2Croutes%2Fproducts",
    ],
    ["/products.data?_routes=x", "/products.data"],
    ["/products?_routes=routes/products", "/products"],
  ])("%s is %s", async (path, canonical) => expect(await pathOf(path)).toBe(canonical));

  test("whatever unknown parameters come, however long", async () => {
    const unknown = fc.array(
      fc.tuple(
        fc.string({ minLength: 1, maxLength: 20 }).filter((name) => !/^(?:color|storage|review-|_routes)/.test(name)),
        fc.oneof(fc.string(), fc.constant("x".repeat(3_000))),
      ),
      { maxLength: 5 },
    );
    await fc.assert(
      fc.asyncProperty(unknown, async (pairs) => {
        const query = new URLSearchParams([...pairs, ["color", "red"]]);
        expect(await pathOf(`/product/a?${query}`)).toBe("/product/a?color=red");
        expect(await pathOf(`/contact?${query}`)).toBe("/contact");
      }),
    );
  });

  test("in any order of their parameters", async () => {
    const parameters = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom("color", "storage", "review-page", "a&b"),
        fc.oneof(fc.string(), fc.constantFrom("red", "a&b", "größe", "128", "2")),
      ),
      { selector: ([name]) => name },
    );
    await fc.assert(
      fc.asyncProperty(parameters, fc.constantFrom("/product/a", "/repair"), async (pairs, path) => {
        const there = await addressOf(`${path}?${new URLSearchParams(pairs)}`);
        const back = await addressOf(`${path}?${new URLSearchParams(pairs.toReversed())}`);
        expect(back).toEqual(there);
        if (!there) throw new Error("The page has no address");
        expect(await addressOf(there.path)).toEqual(there);
      }),
    );
  });

  test("a list's own address stays as it is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }).map(encodeURIComponent), async (query) => {
        const address = await addressOf(`/products?search=${query}&filter=color[${query}]`);
        if (!address) throw new Error("The list has no address");
        expect(await addressOf(address.path)).toEqual(address);
      }),
    );
  });
});
