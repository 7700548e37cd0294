import { expect, test } from "vitest";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { createDemoShop } from "@rewire/demo-shop";
import { createFreshAddresses, createWalk, KINDS, slugsOf, warmAddresses } from "./addresses.mjs";

test("products live where the embedded shop says, copies too", async () => {
  const size = catalogue.products.length * 2 + 5;
  const shop = createDemoShop({ catalogue, scenario: `hugeCatalogue(${size})` });
  const slugs = slugsOf(size);
  const ask = async (slug) => {
    const body = JSON.stringify({
      query: "query ($slug: ID!) { product(id: $slug, idType: SLUG) { slug } }",
      variables: { slug },
    });
    const headers = new Headers({ "content-type": "application/json" });
    const response = await shop.respond({
      method: "POST",
      url: "http://shop.example/graphql",
      headers,
      body: async () => body,
    });
    return JSON.parse(response.body).data?.product?.slug;
  };
  for (const slug of [slugs[0], slugs[Math.floor(slugs.length / 2)], slugs.at(-1)]) expect(await ask(slug)).toBe(slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test("repairs have no product page, so they are no products", () => {
  const repairs = catalogue.products.filter(({ categories }) => categories.includes("repair"));
  expect(repairs.length).toBeGreaterThan(0);
  const slugs = new Set(slugsOf(catalogue.products.length));
  expect(repairs.filter(({ slug }) => slugs.has(slug))).toEqual([]);
});

test.each(KINDS)("no address of %s comes twice", (kind) => {
  const next = createFreshAddresses(kind, { size: 3_000 });
  const addresses = Array.from({ length: 10_000 }, next);
  expect(addresses.every((one) => one?.startsWith("/"))).toBe(true);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(createFreshAddresses(kind, { size: 3_000, skip: 9_999 })()).toBe(addresses.at(-1));
});

test("there are no more products than there are, in six languages", () => {
  const next = createFreshAddresses("product", { size: 300, skip: slugsOf(300).length * 6 - 1 });
  expect([next() === null, next()]).toEqual([false, null]);
});

test("what is warm is little, and data is asked for by its own addresses", () => {
  for (const kind of KINDS) {
    const addresses = warmAddresses(kind, 300);
    expect(addresses.length).toBeGreaterThan(10);
    expect(addresses.length).toBeLessThan(50);
    expect(addresses.every((one) => one.includes(".data") === (kind === "data"))).toBe(true);
  }
});

test("seven of ten steps are lists, a quarter products, the rest searches; the same seed walks the same way", () => {
  const next = createWalk({ size: 300 });
  const steps = Array.from({ length: 10_000 }, next);
  const share = (pattern) => steps.filter((one) => pattern.test(one)).length / steps.length;
  expect(share(/search=/)).toBeCloseTo(0.05, 1);
  expect(share(/^\/product\//)).toBeCloseTo(0.25, 1);
  const again = createWalk({ size: 300 });
  expect(Array.from({ length: 100 }, again)).toEqual(steps.slice(0, 100));
});
