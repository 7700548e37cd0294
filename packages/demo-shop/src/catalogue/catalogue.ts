import { attributes } from "./attributes.ts";
import { audioProducts } from "./products/audioProducts.ts";
import { buildProduct } from "./build.ts";
import { categories } from "./categories.ts";
import { coverProducts } from "./products/coverProducts.ts";
import { deskProducts } from "./products/desk.ts";
import type { ProductDraft } from "./draft.ts";
import { laptopProducts } from "./products/laptopProducts.ts";
import { leisureProducts } from "./products/leisureProducts.ts";
import { powerProducts } from "./products/powerProducts.ts";
import { listRelatedProducts } from "./related.ts";
import { repairs } from "./products/repairs.ts";
import { smartHomeProducts } from "./products/smartHomeProducts.ts";
import { smartphoneProducts } from "./products/smartphoneProducts.ts";
import { sparePartProducts } from "./products/sparePartProducts.ts";
import { tabletProducts } from "./products/tabletProducts.ts";
import type { Catalogue, CatalogueProduct } from "./types.ts";
import { giftCardsAndWarranties, softwareProducts } from "./products/virtual.ts";
import { wearableProducts } from "./products/wearableProducts.ts";

const DAY_MS = 86_400_000;
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

const productFamilies: readonly Family[] = [
  { firstId: 1000, drafts: smartphoneProducts, age: 55, step: 23 },
  { firstId: 1050, drafts: laptopProducts, age: 62, step: 31 },
  { firstId: 1090, drafts: tabletProducts, age: 90, step: 40 },
  { firstId: 1120, drafts: audioProducts, age: 70, step: 30 },
  { firstId: 1160, drafts: wearableProducts, age: 48, step: 50 },
  { firstId: 1180, drafts: smartHomeProducts, age: 130, step: 55 },
  { firstId: 1200, drafts: leisureProducts, age: 75, step: 60 },
  { firstId: 1220, drafts: powerProducts, age: 150, step: 45 },
  { firstId: 1240, drafts: deskProducts, age: 110, step: 38 },
  { firstId: 1260, drafts: coverProducts, age: 66, step: 29 },
  { firstId: 1290, drafts: sparePartProducts, age: 140, step: 24 },
  { firstId: 1320, drafts: giftCardsAndWarranties, age: 400, step: 90 },
  { firstId: 1340, drafts: softwareProducts, age: 120, step: 50 },
  { firstId: 1400, drafts: repairs, age: 560, step: 2 },
];

function calculatePublishedDate({ age: ageInDays, step }: Family, index: number): string {
  return new Date(today - (ageInDays + index * step) * DAY_MS - index * 1_740_000).toISOString();
}

function assembleCatalogue(): readonly CatalogueProduct[] {
  const products = productFamilies.flatMap((family) =>
    family.drafts.map((draft, index) => ({
      draft,
      product: buildProduct(draft, family.firstId + index, calculatePublishedDate(family, index)),
    })),
  );
  const idBySlug = new Map(products.map(({ product }) => [product.slug, product.id]));
  const productsByCategory = new Map<string, CatalogueProduct[]>();
  for (const { product } of products) {
    if (product.status !== "publish" || product.visibility !== "visible") continue;
    const [first = ""] = product.categories;
    for (const category of product.categories.includes("repair") ? ["repair"] : [first])
      productsByCategory.set(category, [...(productsByCategory.get(category) ?? []), product]);
  }
  return products.map(({ draft, product }) => {
    const relatedIds = draft.related?.map((slug) => idBySlug.get(slug)).filter((id) => id !== undefined);
    return { ...product, related: relatedIds ?? listRelatedProducts(product, productsByCategory) };
  });
}

/** Catalogue of the embedded shop, identical in every run, in Node.js and in the browser. */
export const catalogue: Catalogue = { categories, attributes, products: assembleCatalogue() };
