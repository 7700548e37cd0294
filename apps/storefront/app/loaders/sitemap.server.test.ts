import { describe, expect, test } from "vitest";
import { LOCALES } from "@rewire/messages";
import routes from "../routes.ts";
import { renderRobots, renderSitemap } from "./sitemap.server.ts";

const base = "https://shop.example";
const small = {
  products: ["tarn-14", "a&b"],
  categories: ["laptops"],
  hasRepairs: true,
  hasTradeIn: false,
  contentPages: ["terms"],
};
const addressesOf = (xml: string | null) =>
  [...(xml ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe("the sitemap", () => {
  test("names every page in every language, once", () => {
    const addresses = addressesOf(renderSitemap(base, small));
    expect(addresses).toHaveLength((6 + 1 + 2) * LOCALES.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of [
      "/",
      "/de",
      "/products",
      "/de/repair",
      "/pt-br/contact",
      "/product-category/laptops",
      "/fr/product/tarn-14",
    ])
      expect(addresses).toContain(`${base}${path}`);
  });

  test("gives each address all languages and a default, itself among them", () => {
    const entry =
      renderSitemap(base, small)
        ?.split("<url>")
        .find((candidate) => candidate.startsWith(`<loc>${base}/de/product/tarn-14<`)) ?? "";
    expect([...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)).toEqual([
      "en-US",
      "de-DE",
      "es-ES",
      "fr-FR",
      "it-IT",
      "pt-BR",
      "x-default",
    ]);
    expect(entry).toContain(`hreflang="de-DE" href="${base}/de/product/tarn-14"`);
    expect(entry).toContain(`hreflang="x-default" href="${base}/product/tarn-14"`);
  });

  test("is well-formed whatever a slug holds", () => {
    const xml =
      renderSitemap(base, {
        products: ["a&b", "<script>", "ü 'x'"],
        categories: [],
        hasRepairs: false,
        hasTradeIn: false,
        contentPages: ["terms"],
      }) ?? "";
    expect(xml).not.toMatch(/<script|&(?!amp;|lt;|gt;|quot;|apos;)/);
    expect(xml).toContain("/product/%3Cscript%3E");
  });

  test("encodes slugs beyond ASCII once", () => {
    const xml =
      renderSitemap(base, {
        products: ["手机"],
        categories: ["дом"],
        hasRepairs: false,
        hasTradeIn: false,
        contentPages: ["terms"],
      }) ?? "";
    expect(xml).toContain("/de/product/%E6%89%8B%E6%9C%BA<");
    expect(xml).toContain('href="https://shop.example/product-category/%D0%B4%D0%BE%D0%BC"');
    expect(xml).not.toContain("%25");
  });

  test("says nothing of a repair desk that there is not", () =>
    expect(renderSitemap(base, { ...small, hasRepairs: false })).not.toContain("/repair"));

  test("names the trade-in desk where there is one", () => {
    expect(renderSitemap(base, small)).not.toContain("/trade-in");
    expect(addressesOf(renderSitemap(base, { ...small, hasTradeIn: true }))).toContain(`${base}/de/trade-in`);
  });

  test("of a large shop is an index of parts that together name everything once", () => {
    const large = { ...small, products: Array.from({ length: 100 }, (_, at) => `p${at}`) };
    const index = renderSitemap(base, large, null, 120);
    expect(index).toContain("<sitemapindex");
    const parts = addressesOf(index);
    expect(parts[0]).toBe(`${base}/sitemap.xml?part=1`);
    const all = parts.flatMap((_, at) => addressesOf(renderSitemap(base, large, at + 1, 120)));
    expect(parts.every((_, at) => addressesOf(renderSitemap(base, large, at + 1, 120)).length <= 120)).toBe(true);
    expect(new Set(all).size).toBe((6 + 1 + 100) * LOCALES.length);
    expect(all).toHaveLength((6 + 1 + 100) * LOCALES.length);
    for (const part of [0, parts.length + 1]) expect(renderSitemap(base, large, part, 120)).toBeNull();
  });

  test("stays below the protocol's 50,000 addresses and 50 MB a file", () => {
    const huge = {
      products: Array.from({ length: 20_000 }, (_, at) => `a-product-with-a-rather-long-name-${at}`),
      categories: [],
      hasRepairs: false,
      hasTradeIn: false,
      contentPages: ["terms"],
    };
    const part = renderSitemap(base, huge, 1) ?? "";
    expect(addressesOf(part).length).toBeLessThanOrEqual(50_000);
    expect(part.length).toBeLessThan(50_000_000);
  });
});

test("robots are told where the sitemap is, and what to leave alone", () => {
  const robots = renderRobots(base);
  expect(robots).toContain(`Sitemap: ${base}/sitemap.xml`);
  expect(robots).toContain("Disallow: /graphql");
  expect(robots).not.toMatch(/^Disallow: \/$/m);
});

describe("robots leave alone", () => {
  const disallowed = [...renderRobots(base).matchAll(/^Disallow: (\S+)$/gm)].map(([, path = ""]) => path);
  const files = ["sitemap.xml", "robots.txt"];
  const paths = routes.flatMap(({ path = "" }) => (path === ":locale?" || files.includes(path) ? [] : [path]));

  test("every data endpoint of the routes", () => {
    expect(paths).toContain("facets");
    const endpoints = paths.map((path) => `/${path.replace(/:.*$/, "")}`);
    expect(disallowed).toEqual(expect.arrayContaining(endpoints));
  });

  test("the cart in every language, to which every page links", () => {
    expect(disallowed).toEqual(
      expect.arrayContaining(["/cart", "/de/cart", "/es/cart", "/fr/cart", "/it/cart", "/pt-br/cart"]),
    );
  });

  test("no page", () => {
    const content = { ...small, hasTradeIn: true };
    const pages = addressesOf(renderSitemap(base, content)).map((address = "") => address.slice(base.length));
    const prefixes = disallowed.filter((path) => !path.includes("*"));
    expect(pages.filter((page) => prefixes.some((prefix) => page.startsWith(prefix)))).toEqual([]);
  });
});
