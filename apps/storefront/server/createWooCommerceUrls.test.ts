import { expect, test, vi } from "vitest";
import { createWooCommerceUrls } from "./createWooCommerceUrls.ts";

type Catalogue = Parameters<typeof createWooCommerceUrls>[0];

/** Opens the addresses of a shop with one product and two categories. */
function openUrls(hasCatalogue = true) {
  const listeners = new Set<() => void>();
  const value = { products: ["nordlys-n3"], categories: ["phones", "kopfhörer"] };
  const slugs = vi.fn<Catalogue["slugs"]>(async () =>
    hasCatalogue ? { ok: true, value } : { ok: false, error: { kind: "unreachable" } as never },
  );
  const urls = createWooCommerceUrls({
    slugs,
    cards: async (ids) => ({ ok: true, value: ids.includes(7) ? [{ slug: "nordlys-n3" } as never] : [] }),
    onChange: (listener) => {
      listeners.add(listener as () => void);
      return () => undefined;
    },
  });
  const toUrl = (path: string) => new URL(path, "https://shop.example");
  return {
    slugs,
    value,
    change: () => listeners.forEach((listener) => listener()),
    resolveQuery: (path: string) => urls.resolveQuery(toUrl(path)),
    resolvePath: (path: string) => urls.resolvePath(toUrl(path)),
  };
}

test.each([
  ["/?s=USB%20cable&post_type=product", "/products?search=USB+cable"],
  ["/de?s=Kabel", "/de/products?search=Kabel"],
  ["/shop/?s=cable&orderby=price&max_price=20", "/products?search=cable&filter=price[,20]&orderby=price&order=ASC"],
  ["/?add-to-cart=7&quantity=2", "/product/nordlys-n3"],
  ["/?add-to-cart=7&variation_id=71&attribute_pa_color=ice", "/product/nordlys-n3?pa_color=ice"],
  ["/de/product/nordlys-n3/?attribute_pa_color=ice&gclid=1", "/de/product/nordlys-n3/?pa_color=ice&gclid=1"],
  ["/product/nordlys-n3?pa_color=ice", null],
  ["/pt-br?p=7", "/pt-br/product/nordlys-n3"],
  ["/?product=nordlys-n3", "/product/nordlys-n3"],
  ["/?product_cat=phones", "/product-category/phones"],
  ["/?add-to-cart=8", null],
  ["/?product=gone", null],
  ["/?utm_source=mail", null],
  ["/", null],
  ["/products?s=cable", null],
])("the query of %s leads to %s", async (path, target) => {
  expect(await openUrls().resolveQuery(path)).toBe(target);
});

test.each([
  ["/shop", "/products"],
  ["/fr/shop/page/2/?orderby=price-desc", "/fr/products/page/2?orderby=price&order=DESC"],
  ["/product-category/electronics/phones/", "/product-category/phones"],
  ["/product-category/audio/kopfh%C3%B6rer", "/product-category/kopfh%C3%B6rer"],
  ["/shop/phones/nordlys-n3/", "/product/nordlys-n3"],
  ["/es/telefonos/nordlys-n3", "/es/product/nordlys-n3"],
  ["/phones/page/3", "/product-category/phones/page/3"],
  ["/product-tag/for-children", "/products?search=for+children"],
  ["/product-category/phones/page/999?orderby=price", null],
  ["/wp-login.php", null],
  ["/product-category/gone", null],
  ["/%", null],
])("the path %s leads to %s", async (path, target) => {
  expect(await openUrls().resolvePath(path)).toBe(target);
});

test.each(["/shop//evil.example", "/?s=//evil.example", "/%5C%5Cevil.example/phones", "/\\evil.example/phones"])(
  "%s leads to no other host",
  async (path) => {
    const { resolveQuery, resolvePath } = openUrls();
    const target = (await resolveQuery(path)) ?? (await resolvePath(path)) ?? "/";
    expect(new URL(target, "https://shop.example").host).toBe("shop.example");
  },
);

test("slugs are read once, and again after a change", async () => {
  const { slugs, value, change, resolvePath } = openUrls();
  for (const path of ["/a", "/b", "/phones"]) await resolvePath(path);
  expect(slugs).toHaveBeenCalledTimes(1);
  value.products.push("a");
  change();
  expect(await resolvePath("/a")).toBe("/product/a");
});

test("while the catalogue is being read no path is known, and it is asked again", async () => {
  const { slugs, resolvePath } = openUrls(false);
  expect(await resolvePath("/phones")).toBeNull();
  slugs.mockClear();
  expect(await resolvePath("/phones")).toBeNull();
  expect(slugs).toHaveBeenCalled();
});
