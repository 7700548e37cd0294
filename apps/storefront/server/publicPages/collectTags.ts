import type { CatalogueCalls } from "./createCatalogueCalls.ts";

/** Tag of everything that depends on which products there are, and on their order. */
const LIST_TAG = "list";
/** Tag of everything that names categories. */
const CATEGORIES_TAG = "categories";

type CatalogueReads = Omit<CatalogueCalls, "days">;

interface IdentifiedProduct {
  readonly id: number;
}

/** Returns the tag of a category, encoded as the catalogue does: without characters that have a meaning in headers. */
const categoryTag = (slug: string): string =>
  `category-${encodeURIComponent(slug).replaceAll(/[!'()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const createProductTags = (products: readonly IdentifiedProduct[]): readonly string[] =>
  products.map(({ id }) => `product-${id}`);

/**
 * Wraps a catalogue and adds the cache tags of all data read from it to `tags`: `product-{id}`, `category-{slug}`,
 * `list` and `categories`, as the catalogue's `onChange` names them.
 */
export function collectTags(catalogue: CatalogueReads, tags: Set<string>): CatalogueReads {
  const withTags =
    <Arguments extends readonly unknown[], Value>(
      read: (...args: Arguments) => Promise<Value>,
      tagsOf: (value: Value, ...args: Arguments) => readonly string[],
    ) =>
    async (...args: Arguments): Promise<Value> => {
      const value = await read(...args);
      for (const tag of tagsOf(value, ...args)) tags.add(tag);
      return value;
    };
  const list = () => [LIST_TAG];
  return {
    filterAttributes: catalogue.filterAttributes,
    countries: catalogue.countries,
    reviews: catalogue.reviews,
    listProducts: withTags(catalogue.listProducts, (result, { category, query }) => [
      category === undefined || (query && query.search !== "") ? LIST_TAG : categoryTag(category),
      ...(result.ok ? createProductTags(result.value.items) : []),
    ]),
    product: withTags(catalogue.product, (result) =>
      result.ok ? createProductTags([result.value, ...result.value.related]) : [],
    ),
    category: withTags(catalogue.category, (_, slug) => [categoryTag(slug), CATEGORIES_TAG]),
    categories: withTags(catalogue.categories, () => [CATEGORIES_TAG]),
    popular: withTags(catalogue.popular, list),
    featured: withTags(catalogue.featured, list),
    onSale: withTags(catalogue.onSale, list),
    brands: withTags(catalogue.brands, list),
    repairs: withTags(catalogue.repairs, list),
    repairsOf: withTags(catalogue.repairsOf, list),
    repairDevices: withTags(catalogue.repairDevices, list),
    faults: withTags(catalogue.faults, list),
  };
}
