/** Cache tag of all product lists, searches and selections, for a change of any product. */
export const LIST_TAG = "list";
/** Cache tag of pages that show names, counts or order of categories, for example in menus. */
export const CATEGORIES_TAG = "categories";
/** Cache tag of all pages, for changes such as the tax display of prices. */
export const ALL_TAG = "all";

/** Encodes a string without special characters of headers, lists of tags and patterns. */
const encodeTagText = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*~]/g,
    (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** Returns the cache tag of a content page. @param name Last part of the page's URL, without special characters */
export const toContentTag = (name: string): string => `content-${name}`;

/** Returns the cache tag of pages that show a product. @param id Database id of the product */
export const toProductTag = (id: number): string => `product-${id}`;

/**
 * Returns the cache tag of the product lists of a category. Searches have another tag, because they depend on the texts
 * of all products.
 */
export const toCategoryTag = (slug: string): string => `category-${encodeTagText(slug)}`;

/**
 * Returns the cache tag of a product list.
 *
 * @param list Category slug, or null for all products, and whether the list is a search
 */
export const toListTag = ({ category, isSearch }: { readonly category: string | null; readonly isSearch: boolean }) =>
  category === null || isSearch ? LIST_TAG : toCategoryTag(category);
