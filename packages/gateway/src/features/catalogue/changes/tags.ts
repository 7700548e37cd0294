/** Tag of all lists, searches and choices of products: any product of any of them has changed. */
export const LIST_TAG = "list";
/** Tag of what shows names, counts or order of categories, such as menus. */
export const CATEGORIES_TAG = "categories";
/** Tag of everything, such as whether prices include tax. */
export const ALL_TAG = "all";

/** Encodes a text so that it has no character with a meaning in headers, lists of tags or patterns. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*~]/g,
    (letter) => `%${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase()}`,
  );

/** Returns the tag of whatever shows a product. @param id Database id */
export const productTag = (id: number): string => `product-${id}`;

/** Returns the tag of the lists of a category, without searches: those depend on the words of all products. */
export const categoryTag = (slug: string): string => `category-${encode(slug)}`;

/** Returns the tag of a list. @param list Slug of its category, null for all products, and whether it is a search */
export const listTag = ({ category, isSearch }: { readonly category: string | null; readonly isSearch: boolean }) =>
  category === null || isSearch ? LIST_TAG : categoryTag(category);
