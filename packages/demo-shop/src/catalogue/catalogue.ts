import { attributes } from "./attributes.ts";
import { buildProduct } from "./build.ts";
import { categories } from "./categories.ts";
import type { ProductDraft } from "./draft.ts";
import { relatedTo } from "./related.ts";
import { repairs } from "./repairs.ts";
import { smartphones } from "./smartphones.ts";
import type { Catalogue, CatalogueProduct } from "./types.ts";

const day = 86_400_000;
const today = Date.UTC(2026, 10, 18, 9);

interface Family {
  /** Each family has its own ids: a new phone moves no laptop. Add at a family's end. */
  readonly firstId: number;
  readonly drafts: readonly ProductDraft[];
  /** Age of the newest product, and days between two. */
  readonly age: number;
  readonly step: number;
}

const families: readonly Family[] = [
  { firstId: 1000, drafts: smartphones, age: 55, step: 23 },
  { firstId: 1400, drafts: repairs, age: 560, step: 2 },
];

function published({ age, step }: Family, index: number): string {
  return new Date(today - (age + index * step) * day - index * 1_740_000).toISOString();
}

function assemble(): readonly CatalogueProduct[] {
  const products = families.flatMap((family) => family.drafts.map((draft, index) => ({ draft, product: buildProduct(draft, family.firstId + index, published(family, index)) })));
  const idBySlug = new Map(products.map(({ product }) => [product.slug, product.id]));
  const shown = new Map<string, CatalogueProduct[]>();
  for (const { product } of products) {
    if (product.status !== "publish" || product.visibility !== "visible") continue;
    const [first = ""] = product.categories;
    for (const category of product.categories.includes("repair") ? ["repair"] : [first]) shown.set(category, [...(shown.get(category) ?? []), product]);
  }
  return products.map(({ draft, product }) => {
    const chosen = draft.related?.map((slug) => idBySlug.get(slug)).filter((id) => id !== undefined);
    return { ...product, related: chosen ?? relatedTo(product, shown) };
  });
}

/** Everything the embedded shop sells. The same in every run, on Node and in the browser. */
export const catalogue: Catalogue = { categories, attributes, products: assemble() };
