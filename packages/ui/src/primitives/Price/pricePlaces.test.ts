import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const uses = (source: string, component: string) => new RegExp(`<${component}\\b`).test(source);

/** Components that show the price of goods; each stands for the places in the app that use it. */
const PLACES: Readonly<Record<string, "withArrow" | "byCaller">> = {
  "cart/CartLine/CartLine.tsx": "withArrow",
  "catalogue/SearchBox/SuggestionRows.tsx": "withArrow",
  "compare/CompareSuggestions/CompareSuggestions.tsx": "withArrow",
  "compare/CompareTable/CompareHeader.tsx": "withArrow",
  "fit/BundleOffer/BundleOffer.tsx": "withArrow",
  "home/FeaturedProducts/FeaturedProducts.tsx": "withArrow",
  "product/BuyBox/BuyPrice.tsx": "byCaller",
  "product/ProductCard/ProductCard.tsx": "withArrow",
  "product/StickyBuyBar/StickyBuyBar.tsx": "withArrow",
  "wishlist/SharedWishlist/SharedWishlistCell.tsx": "withArrow",
  "wishlist/Wishlist/WishlistCell.tsx": "withArrow",
};

async function listPriceSources(): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<string, string>();
  for await (const path of glob("**/*.tsx", { cwd: root })) {
    if (path.includes(".stories.") || path.includes(".test.")) continue;
    const source = await readFile(join(root, path), "utf8");
    if (uses(source, "Price")) sources.set(path.replaceAll("\\", "/"), source);
  }
  return sources;
}

test("wherever the price of goods stands, so does the arrow of their energy label", async () => {
  const sources = await listPriceSources();
  expect([...sources.keys()].toSorted()).toEqual(Object.keys(PLACES).toSorted());
  for (const [path, source] of sources)
    expect(uses(source, "EnergyArrow") || PLACES[path] === "byCaller", path).toBe(true);
});

/** Prices without a unit price: the total of several products. */
const TOTALS: readonly string[] = ['<Price price={{ kind: "single", amount: total }} />'];

test("wherever the price of goods stands, so does their unit price", async () => {
  for (const [path, source] of await listPriceSources()) {
    if (PLACES[path] === "byCaller") continue;
    const prices = (source.match(/<Price\b[^/]*\/>/g) ?? []).filter((price) => !TOTALS.includes(price));
    expect(prices.length, path).toBeGreaterThan(0);
    for (const price of prices) expect(price, path).toContain("measurePrice=");
  }
});

test("no component but Price strikes an amount, so that all strike the same one", async () => {
  const strikers: string[] = [];
  for await (const path of glob("**/*.tsx", { cwd: root }))
    if (/textDecoration: "line-through"|<(?:s|del)>/.test(await readFile(join(root, path), "utf8")))
      strikers.push(path);
  expect(strikers).toEqual(["primitives/Price/Price.tsx"]);
});
