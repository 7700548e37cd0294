import { attributes } from "./attributes.ts";
import { audio } from "./products/audio.ts";
import { buildProduct } from "./build.ts";
import { categories } from "./categories.ts";
import { covers } from "./products/covers.ts";
import { desk } from "./products/desk.ts";
import type { ProductDraft } from "./draft.ts";
import { laptops } from "./products/laptops.ts";
import { leisure } from "./products/leisure.ts";
import { power } from "./products/power.ts";
import { relatedTo } from "./related.ts";
import { repairs } from "./products/repairs.ts";
import { smartHome } from "./products/smartHome.ts";
import { smartphones } from "./products/smartphones.ts";
import { spareParts } from "./products/spareParts.ts";
import { tablets } from "./products/tablets.ts";
import type { Catalogue, CatalogueProduct } from "./types.ts";
import { giftCards, software } from "./products/virtual.ts";
import { wearables } from "./products/wearables.ts";

const day = 86_400_000;
const today = Date.UTC(2026, 10, 18, 9);

interface Family {
  /**
   * Each family has its own range of ids, so that additions to one do not change the others. Append new products to
   * their family.
   */
  readonly firstId: number;
  readonly drafts: readonly ProductDraft[];
  /** Age of the newest product, and interval between two products, in days. */
  readonly age: number;
  readonly step: number;
}

const families: readonly Family[] = [
  { firstId: 1000, drafts: smartphones, age: 55, step: 23 },
  { firstId: 1050, drafts: laptops, age: 62, step: 31 },
  { firstId: 1090, drafts: tablets, age: 90, step: 40 },
  { firstId: 1120, drafts: audio, age: 70, step: 30 },
  { firstId: 1160, drafts: wearables, age: 48, step: 50 },
  { firstId: 1180, drafts: smartHome, age: 130, step: 55 },
  { firstId: 1200, drafts: leisure, age: 75, step: 60 },
  { firstId: 1220, drafts: power, age: 150, step: 45 },
  { firstId: 1240, drafts: desk, age: 110, step: 38 },
  { firstId: 1260, drafts: covers, age: 66, step: 29 },
  { firstId: 1290, drafts: spareParts, age: 140, step: 24 },
  { firstId: 1320, drafts: giftCards, age: 400, step: 90 },
  { firstId: 1340, drafts: software, age: 120, step: 50 },
  { firstId: 1400, drafts: repairs, age: 560, step: 2 },
];

function published({ age, step }: Family, index: number): string {
  return new Date(today - (age + index * step) * day - index * 1_740_000).toISOString();
}

function assemble(): readonly CatalogueProduct[] {
  const products = families.flatMap((family) =>
    family.drafts.map((draft, index) => ({
      draft,
      product: buildProduct(draft, family.firstId + index, published(family, index)),
    })),
  );
  const idBySlug = new Map(products.map(({ product }) => [product.slug, product.id]));
  const byCategory = new Map<string, CatalogueProduct[]>();
  for (const { product } of products) {
    if (product.status !== "publish" || product.visibility !== "visible") continue;
    const [first = ""] = product.categories;
    for (const category of product.categories.includes("repair") ? ["repair"] : [first])
      byCategory.set(category, [...(byCategory.get(category) ?? []), product]);
  }
  return products.map(({ draft, product }) => {
    const related = draft.related?.map((slug) => idBySlug.get(slug)).filter((id) => id !== undefined);
    return { ...product, related: related ?? relatedTo(product, byCategory) };
  });
}

/** Catalogue of the embedded shop, identical in every run, in Node.js and in the browser. */
export const catalogue: Catalogue = { categories, attributes, products: assemble() };
