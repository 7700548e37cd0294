import { CATEGORIES_TAG, LIST_TAG, toCategoryTag, toContentTag, toListTag, toProductTag } from "@rewire/gateway/tags";
import type { PageServices } from "../../app/loaders/pageContext.server.ts";
import type { CatalogueCalls } from "./createCatalogueCalls.ts";

type CatalogueReads = Omit<CatalogueCalls, "days" | "contentPage" | "listContentPages">;
type ContentPageReads = Pick<CatalogueCalls, "contentPage" | "listContentPages">;

interface IdentifiedProduct {
  readonly id: number;
}

const createProductTags = (products: readonly IdentifiedProduct[]): readonly string[] =>
  products.map(({ id }) => toProductTag(id));

/**
 * Wraps the content page service for loaders, and adds the cache tag `content-{name}` of each page read to `tags`. The
 * list of pages has no tag, because the gateway reports a change of the list as a change of all pages.
 */
export const collectContentTags = (
  { contentPage, listContentPages }: ContentPageReads,
  tags: Set<string>,
): PageServices["contentPages"] => ({
  page: async (name, language) => {
    const page = await contentPage(name, language);
    if (page.ok) tags.add(toContentTag(page.value.name));
    return page;
  },
  list: listContentPages,
});

/**
 * Wraps a catalogue, and adds the cache tags of all data read to `tags`: `product-{id}`, `category-{slug}`, `list` and
 * `categories`, the same tags that the catalogue's `onChange` reports.
 */
export function collectTags(catalogue: CatalogueReads, tags: Set<string>): CatalogueReads {
  const collectTagsOnRead =
    <Arguments extends readonly unknown[], Value>(
      read: (...args: Arguments) => Promise<Value>,
      getTags: (value: Value, ...args: Arguments) => readonly string[],
    ) =>
    async (...args: Arguments): Promise<Value> => {
      const value = await read(...args);
      for (const tag of getTags(value, ...args)) tags.add(tag);
      return value;
    };
  const list = () => [LIST_TAG];
  return {
    filterAttributes: catalogue.filterAttributes,
    fitAttribute: catalogue.fitAttribute,
    countries: catalogue.countries,
    reviews: catalogue.reviews,
    listProducts: collectTagsOnRead(catalogue.listProducts, (result, { category, query }) => [
      toListTag({ category: category ?? null, isSearch: (query?.search ?? "") !== "" }),
      ...(result.ok ? createProductTags(result.value.items) : []),
    ]),
    product: collectTagsOnRead(catalogue.product, (result) =>
      result.ok ? createProductTags([result.value, ...result.value.related]) : [],
    ),
    category: collectTagsOnRead(catalogue.category, (_, slug) => [toCategoryTag(slug), CATEGORIES_TAG]),
    categories: collectTagsOnRead(catalogue.categories, () => [CATEGORIES_TAG]),
    // What fits depends on the terms of other products.
    productFit: collectTagsOnRead(catalogue.productFit, (result) =>
      result.ok && (result.value.device || result.value.fits.length > 0) ? list() : [],
    ),
    companions: collectTagsOnRead(catalogue.companions, (result) =>
      result.ok && result.value.length > 0 ? [LIST_TAG, ...createProductTags(result.value)] : [],
    ),
    popular: collectTagsOnRead(catalogue.popular, list),
    featured: collectTagsOnRead(catalogue.featured, list),
    onSale: collectTagsOnRead(catalogue.onSale, list),
    brands: collectTagsOnRead(catalogue.brands, list),
    repairs: collectTagsOnRead(catalogue.repairs, list),
    repairsOf: collectTagsOnRead(catalogue.repairsOf, list),
    repairDevices: collectTagsOnRead(catalogue.repairDevices, list),
    faults: collectTagsOnRead(catalogue.faults, list),
  };
}
