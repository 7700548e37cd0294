import type { Catalogue, CatalogueCategory, CatalogueProduct, CatalogueVariation } from "../catalogue/types.ts";
import { collectTerms, type TermIndex } from "./terms.ts";

/** Catalogue with lookup tables by id, slug and SKU. They are rebuilt after every change of the catalogue. */
export interface CatalogueIndex {
  readonly source: Catalogue;
  /** All products, newest first. */
  readonly products: readonly CatalogueProduct[];
  readonly byId: ReadonlyMap<number, CatalogueProduct>;
  readonly bySlug: ReadonlyMap<string, CatalogueProduct>;
  readonly bySku: ReadonlyMap<string, CatalogueProduct>;
  readonly variations: ReadonlyMap<number, VariationEntry>;
  readonly categories: ReadonlyMap<string, CatalogueCategory>;
  /** Slugs of a category and its descendants. */
  readonly listBranchSlugs: (slug: string) => ReadonlySet<string>;
  readonly terms: TermIndex;
}

export interface VariationEntry {
  readonly parent: CatalogueProduct & { readonly type: "variable" };
  readonly variation: CatalogueVariation;
}

/** Creates the index of a catalogue. */
export function indexCatalogue(source: Catalogue): CatalogueIndex {
  const products = source.products.toSorted(compareNewestFirst);
  const variations = new Map<number, VariationEntry>();
  for (const parent of products) {
    if (parent.type === "variable")
      for (const variation of parent.variations) variations.set(variation.id, { parent, variation });
  }
  const categories = new Map(source.categories.map((category) => [category.slug, category]));
  const categoryBranches = new Map<string, ReadonlySet<string>>();
  const listBranchSlugs = (slug: string): ReadonlySet<string> => {
    const cachedBranch = categoryBranches.get(slug);
    if (cachedBranch !== undefined) return cachedBranch;
    const descendantSlugs = source.categories
      .filter((category) => category.parent === slug)
      .flatMap((category) => [...listBranchSlugs(category.slug)]);
    const branchSlugs = new Set([slug, ...descendantSlugs]);
    categoryBranches.set(slug, branchSlugs);
    return branchSlugs;
  };
  return {
    source,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    bySlug: new Map(products.map((product) => [product.slug, product])),
    bySku: new Map(products.map((product) => [product.sku, product])),
    variations,
    categories,
    listBranchSlugs,
    terms: collectTerms(source, listBranchSlugs),
  };
}

const compareNewestFirst = (left: CatalogueProduct, right: CatalogueProduct): number =>
  left.date === right.date ? right.id - left.id : left.date < right.date ? 1 : -1;
