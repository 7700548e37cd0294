import type { Catalogue, CatalogueCategory, CatalogueProduct } from "../catalogue/types.ts";

/** Term of a taxonomy, such as a category, a colour or a brand. */
export interface Term {
  readonly taxonomy: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Number of published products with it (for a category: including descendants). */
  readonly count: number;
  readonly category?: CatalogueCategory;
}

export interface TermIndex {
  readonly all: readonly Term[];
  readonly find: (taxonomy: string, slug: string) => Term | undefined;
  /** All terms of a product: attributes, categories, brand, type, visibility. */
  readonly of: (product: CatalogueProduct) => readonly Term[];
}

const TYPE_IDS = { simple: 2, grouped: 3, variable: 4, external: 5 } as const;
/** The brand attribute is also the source of WooCommerce's brand taxonomy, as in many shops. */
const BRAND_ATTRIBUTES = new Set(["brand", "brand-name"]);
const BRAND_ID_OFFSET = 900_000;

/** Indexes the terms of a catalogue with their product counts. */
export function collectTerms(source: Catalogue, listBranchSlugs: (slug: string) => ReadonlySet<string>): TermIndex {
  const counts = new Map<string, number>();
  const key = (taxonomy: string, slug: string) => `${taxonomy}/${slug}`;
  for (const product of source.products) {
    if (product.status !== "publish") continue;
    for (const name of new Set(namesOf(product))) counts.set(name, (counts.get(name) ?? 0) + 1);
    const ancestorCategories = source.categories.filter((category) =>
      [...listBranchSlugs(category.slug)].some((slug) => product.categories.includes(slug)),
    );
    for (const category of ancestorCategories)
      counts.set(key("product_cat", category.slug), (counts.get(key("product_cat", category.slug)) ?? 0) + 1);
  }
  const terms: Term[] = [];
  const add = (
    taxonomy: string,
    id: number,
    slug: string,
    name: string,
    description = "",
    category?: CatalogueCategory,
  ) =>
    terms.push({
      taxonomy,
      id,
      slug,
      name,
      description,
      count: counts.get(key(taxonomy, slug)) ?? 0,
      ...(category && { category }),
    });
  for (const attribute of source.attributes) {
    for (const term of attribute.terms) {
      add(`pa_${attribute.slug}`, term.id, term.slug, term.name);
      if (BRAND_ATTRIBUTES.has(attribute.slug)) add("product_brand", BRAND_ID_OFFSET + term.id, term.slug, term.name);
    }
  }
  for (const category of source.categories)
    add("product_cat", category.id, category.slug, category.name, category.description, category);
  for (const [slug, id] of Object.entries(TYPE_IDS)) add("product_type", id, slug, slug);
  const sortedTerms = terms.toSorted((left, right) => left.name.localeCompare(right.name, "en") || left.id - right.id);
  const termsByKey = new Map(sortedTerms.map((term) => [key(term.taxonomy, term.slug), term]));
  const termsByProduct = new WeakMap<CatalogueProduct, readonly Term[]>();
  return {
    all: sortedTerms,
    find: (taxonomy, slug) => termsByKey.get(key(taxonomy, slug)),
    of(product) {
      const before = termsByProduct.get(product);
      if (before !== undefined) return before;
      const terms = [...namesOf(product), ...product.categories.map((slug) => key("product_cat", slug))].flatMap(
        (name) => termsByKey.get(name) ?? [],
      );
      termsByProduct.set(product, terms);
      return terms;
    },
  };
}

function namesOf(product: CatalogueProduct): string[] {
  const names = product.attributes.flatMap((attribute) =>
    attribute.kind === "global"
      ? attribute.terms.flatMap((slug) => [
          `pa_${attribute.slug}/${slug}`,
          ...(BRAND_ATTRIBUTES.has(attribute.slug) ? [`product_brand/${slug}`] : []),
        ])
      : [],
  );
  return [...names, `product_type/${product.type}`];
}
