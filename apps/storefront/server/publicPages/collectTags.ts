import type { CatalogueCalls } from "./catalogueCalls.ts";

/** Tag of everything that depends on which products there are, and on their order. */
const LIST_TAG = "list";
/** Tag of everything that names categories. */
const CATEGORIES_TAG = "categories";

type CatalogueReads = Omit<CatalogueCalls, "days">;

interface Named {
  readonly id: number;
}

/** Returns the tag of a category, encoded as the catalogue does: without characters that have a meaning in headers. */
const categoryTag = (slug: string): string =>
  `category-${encodeURIComponent(slug).replaceAll(/[!'()*~]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)}`;

const productTags = (products: readonly Named[]): readonly string[] => products.map(({ id }) => `product-${id}`);

/**
 * Wraps a catalogue and adds the cache tags of all data read from it to `tags`: `product-{id}`, `category-{slug}`,
 * `list` and `categories`, as the catalogue's `onChange` names them.
 */
export function collectTags(catalogue: CatalogueReads, tags: Set<string>): CatalogueReads {
  const tagged =
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
    listProducts: tagged(catalogue.listProducts, (result, { category, query }) => [
      category === undefined || (query && query.search !== "") ? LIST_TAG : categoryTag(category),
      ...(result.ok ? productTags(result.value.items) : []),
    ]),
    product: tagged(catalogue.product, (result) =>
      result.ok ? productTags([result.value, ...result.value.related]) : [],
    ),
    category: tagged(catalogue.category, (_, slug) => [categoryTag(slug), CATEGORIES_TAG]),
    categories: tagged(catalogue.categories, () => [CATEGORIES_TAG]),
    popular: tagged(catalogue.popular, list),
    featured: tagged(catalogue.featured, list),
    onSale: tagged(catalogue.onSale, list),
    brands: tagged(catalogue.brands, list),
    repairs: tagged(catalogue.repairs, list),
    repairsOf: tagged(catalogue.repairsOf, list),
    repairDevices: tagged(catalogue.repairDevices, list),
    faults: tagged(catalogue.faults, list),
  };
}
