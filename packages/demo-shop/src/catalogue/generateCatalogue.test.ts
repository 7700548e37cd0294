import { describe, expect, it } from "vitest";
import { generateCatalogue } from "./generateCatalogue.ts";

const countWords = (html: string): number =>
  html
    .replace(/<[^>]+>/g, " ")
    .trim()
    .split(/\s+/).length;

describe("generateCatalogue", () => {
  const generated = generateCatalogue({ size: 1000, seed: 1 });

  it("gives the same catalogue for the same seed, another for another", () => {
    expect(generateCatalogue({ size: 1000, seed: 1 })).toEqual(generated);
    expect(generateCatalogue({ size: 1000, seed: 2 }).products[0]).not.toEqual(generated.products[0]);
  });

  it("begins a larger catalogue with the smaller one's products, related ones apart", () => {
    const names = (size: number): string[] =>
      generateCatalogue({ size, seed: 3 })
        .products.slice(0, 50)
        .map(({ name }) => name);
    expect(names(200)).toEqual(names(50));
  });

  it("gives every product its own id, slug and SKU and related products that exist", () => {
    const { products } = generated;
    for (const pick of ["id", "slug", "sku"] as const)
      expect(new Set(products.map((product) => product[pick])).size).toBe(1000);
    const variations = products.flatMap((product) => (product.type === "variable" ? product.variations : []));
    expect(new Set(variations.map(({ id }) => id)).size).toBe(variations.length);
    expect(new Set(variations.map(({ sku }) => sku)).size).toBe(variations.length);
    const ids = new Set(products.map(({ id }) => id));
    for (const { related } of products) for (const id of related) expect(ids).toContain(id);
  });

  it("names only terms and categories that exist", () => {
    const terms = new Map(
      generated.attributes.map(({ slug, terms: all }) => [slug, new Set(all.map((term) => term.slug))]),
    );
    const slugs = new Set(generated.categories.map(({ slug }) => slug));
    for (const { attributes, categories } of generated.products) {
      for (const category of categories) expect(slugs).toContain(category);
      for (const value of attributes)
        if (value.kind === "global") for (const term of value.terms) expect(terms.get(value.slug)).toContain(term);
    }
  });

  it("varies types, prices, words and opinions", () => {
    const { products } = generated;
    expect(new Set(products.map(({ type }) => type))).toEqual(new Set(["simple", "variable"]));
    expect(new Set(products.map(({ description }) => description)).size).toBe(1000);
    expect(new Set(products.map(({ categories }) => categories[0])).size).toBeGreaterThan(15);
    for (const { description, image } of products) {
      const wordCount = countWords(description);
      expect(wordCount >= 60 && wordCount <= 150).toBe(true);
      expect(image?.alt.length).toBeGreaterThan(20);
    }
    const reductions = products
      .flatMap((product) =>
        product.type === "variable" ? product.variations.map(({ price }) => price) : [product.price],
      )
      .filter(({ sale }) => sale !== undefined);
    expect(reductions.length).toBeGreaterThan(0);
    for (const { regular, sale } of reductions) expect(Number(sale)).toBeLessThan(Number(regular));
  });

  it("refuses a size that is no catalogue", () => {
    expect(() => generateCatalogue({ size: 2.5, seed: 1 })).toThrow(RangeError);
    expect(() => generateCatalogue({ size: 0, seed: 1 })).toThrow(/at least 6 products/);
  });
});
