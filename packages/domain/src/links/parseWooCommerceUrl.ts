import {
  emptyQuery,
  parseQuery,
  readFilterForm,
  stringifyQuery,
  type CatalogueQuery,
  type Sort,
} from "../catalogue/index.ts";

/** What a URL of WooCommerce's own pages is about; `page` is that of a list, from 1. */
export type WooCommerceTarget =
  | { readonly kind: "list"; readonly page: number }
  /** Search for a text, which is not normalised. */
  | { readonly kind: "search"; readonly text: string }
  | { readonly kind: "category"; readonly slug: string; readonly page: number }
  | { readonly kind: "product"; readonly slug: string }
  /** Product by its database id. */
  | { readonly kind: "productId"; readonly id: number }
  /** Product or category: owners choose the path before its slug. */
  | { readonly kind: "slug"; readonly slug: string; readonly page: number };

/** Database ids. */
const ID_PATTERN = /^[1-9]\d{0,9}$/;
const PAGE_PATTERN = /^[1-9]\d{0,5}$/;

/** Maximum length of a slug in WordPress. */
const MAX_SLUG_LENGTH = 200;

/** Base paths of terms that this storefront has no lists for. */
const TERM_BASES: ReadonlySet<string> = new Set(["product-tag", "brand", "product-brand"]);

/**
 * Parses the query of a URL of WordPress, such as `/?s=cable&post_type=product`, `/?add-to-cart=12` or
 * `/?product_cat=phones`. Returns null for any other.
 */
export function parseWooCommerceQuery(parameters: URLSearchParams): WooCommerceTarget | null {
  const id = parameters.get("add-to-cart") ?? parameters.get("p") ?? "";
  if (ID_PATTERN.test(id)) return { kind: "productId", id: Number(id) };
  const productSlug = parameters.get("product");
  if (productSlug) return { kind: "product", slug: productSlug };
  const categorySlug = parameters.get("product_cat");
  if (categorySlug) return { kind: "category", slug: categorySlug, page: 1 };
  const text = parameters.get("s") ?? toWords(parameters.get("product_tag") ?? "");
  return text ? { kind: "search", text } : null;
}

/**
 * Parses a path of WooCommerce or of an owner's permalinks, such as `/shop/page/2`, `/product-category/audio/headphones`
 * or `/shop/phones/nordlys-n3`. Returns null for a path without a slug.
 * @param path Path after the language.
 */
export function parseWooCommercePath(path: string): WooCommerceTarget | null {
  const { segments, page } = splitPath(path);
  const [base = "", ...rest] = segments;
  const slug = segments.at(-1) ?? "";
  if (slug === "" || slug.length > MAX_SLUG_LENGTH) return null;
  if (base === "shop" && rest.length === 0) return { kind: "list", page };
  if (TERM_BASES.has(base)) return rest.length === 0 ? null : { kind: "search", text: toWords(slug) };
  if (base === "product-category") return { kind: "category", slug, page };
  return { kind: "slug", slug, page };
}

/** Prefix of WooCommerce's parameters for the selected options of a product. */
const OPTION_PREFIX = "attribute_";

/** Returns the options that a query selects, by the names of their attributes. */
export const readOptions = (parameters: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) =>
      name.startsWith(OPTION_PREFIX) ? [[name.slice(OPTION_PREFIX.length), value]] : [],
    ),
  );

/**
 * Converts the options in the query of a product, such as `?attribute_pa_color=ice`, with which advertisements and feeds
 * name a variation, to those of this storefront. Keeps all other parameters. Returns null where there is no option.
 */
export function convertOptionQuery(parameters: URLSearchParams): string | null {
  const options = Object.entries(readOptions(parameters));
  const others = [...parameters].filter(([name]) => !name.startsWith(OPTION_PREFIX));
  return options.length > 0 ? `?${new URLSearchParams([...options, ...others]).toString()}` : null;
}

const sorts: Readonly<Record<string, Sort>> = {
  price: { by: "price", order: "ASC" },
  "price-desc": { by: "price", order: "DESC" },
  rating: { by: "rating", order: "DESC" },
  date: { by: "date", order: "DESC" },
};

/** WooCommerce's parameters for the values of an attribute. */
const FILTER_PATTERN = /^filter_([\w-]{1,32})$/;

/**
 * Converts the filters and the sort order of WooCommerce's lists, such as `?min_price=10&orderby=price-desc` or
 * `?filter_color=blue,ice`, to the query string of a list: "" for none.
 * @param search Text to search for, which is normalised; "" for none.
 */
export function convertListQuery(parameters: URLSearchParams, search: string): string {
  const attributes = [...parameters].flatMap(([parameter, value]) => {
    const name = FILTER_PATTERN.exec(parameter)?.[1];
    return name === undefined || value === "" ? [] : [[`pa_${name}`, value.split(",").filter(Boolean)] as const];
  });
  const query: CatalogueQuery = {
    search: parseQuery(new URLSearchParams({ search }), []).search,
    filters: {
      ...emptyQuery.filters,
      rating: findLowestRating(parameters.get("rating_filter") ?? ""),
      attributes: Object.fromEntries(attributes),
    },
    sort: sorts[parameters.get("orderby") ?? ""] ?? emptyQuery.sort,
  };
  return stringifyQuery(readFilterForm(parameters, query) ?? query);
}

/** WooCommerce lists the numbers of stars; the storefront has a lowest one. */
function findLowestRating(text: string): number | null {
  const stars = text.split(",").filter((value) => /^[1-5]$/.test(value));
  return stars.length > 0 ? Math.min(...stars.map(Number)) : null;
}

/** Splits a path into its decoded segments and the number of its page. */
function splitPath(path: string): { readonly segments: readonly string[]; readonly page: number } {
  const segments = path.split("/").filter(Boolean).map(decodeURIComponent);
  const number = segments.at(-1) ?? "";
  return segments.at(-2) === "page" && PAGE_PATTERN.test(number)
    ? { segments: segments.slice(0, -2), page: Number(number) }
    : { segments, page: 1 };
}

const toWords = (slug: string): string => slug.replaceAll("-", " ");
