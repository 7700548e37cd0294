import { FITS_PARAMETER, toCanonicalQuery, filterFormFields, parseQuery, stringifyQuery } from "@rewire/domain";
import { LOCALES, localePrefixes } from "@rewire/messages";
import { toPagePath } from "../pagePath.ts";

/**
 * Kind of public page. The kind determines which URL parameters affect the page and how long a cached page stays
 * current.
 */
export type PageKind = "home" | "list" | "categories" | "product" | "repair" | "contact" | "content" | "missing";

/** Parsed URL of a public page or of a public page's loader data. */
export interface PublicUrl {
  readonly kind: PageKind;
  /** Path and query in canonical form: URLs of the same page are equal. */
  readonly path: string;
}

const LOCALE_PREFIX_PATTERN = `(?:${LOCALES.map((locale) => localePrefixes[locale])
  .filter((prefix) => prefix !== "")
  .join("|")})?`;

const PAGE_PATH_PATTERNS: readonly (readonly [PageKind, RegExp])[] = (
  [
    ["home", "/?"],
    ["list", "/products(?:/filters|/page/[1-9][0-9]{0,5})?"],
    ["list", "/product-category/[^/]+(?:/filters|/page/[1-9][0-9]{0,5})?"],
    ["product", "/product/[^/]+(?:/energy-label)?"],
    ["categories", "/categories"],
    ["repair", "/repair"],
    ["contact", "/contact"],
    ["content", "/info/[^/]+"],
    ["content", "/guarantee"],
  ] as const
).map(([kind, path]) => [kind, new RegExp(`^${LOCALE_PREFIX_PATTERN}${path}$`)]);

/** Query parameters of advertisements and newsletters, which do not affect the page. */
const TRACKING_PARAMETER_PATTERN =
  /^(?:utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|yclid|_ga|_gl|ref)$/;

/** Parameter by which the router's data requests name their routes. */
const ROUTES_PARAMETER = "_routes";

/** Maximum length of the query of a page that is cached. */
const MAX_QUERY_LENGTH = 1_500;

/**
 * Parses the URL of a public page or of a public page's loader data. Returns null for all other paths, for query
 * strings that cause a redirect, and for query strings that are too long to be cached.
 * @param attributes Names of the filterable attributes, which are query parameters of product lists.
 */
export function parsePublicUrl({ pathname, search }: URL, attributes: readonly string[]): PublicUrl | null {
  if (search.length > MAX_QUERY_LENGTH) return null;
  const isDataRequest = pathname.endsWith(".data");
  const page = isDataRequest ? pathname.slice(0, -".data".length).replace(/\/_$/, "/") : pathname;
  const kind = PAGE_PATH_PATTERNS.find(([, path]) => path.test(page))?.[0];
  if (!kind || toPagePath(pathname) !== pathname) return null;
  const parameters = new URLSearchParams(search);
  const routesParameter = parameters.get(ROUTES_PARAMETER);
  const query = canonicalizeQuery(kind, parameters, attributes);
  if (query === null) return null;
  const entries = [
    ...new URLSearchParams(query),
    ...(isDataRequest && routesParameter !== null ? [[ROUTES_PARAMETER, routesParameter]] : []),
  ];
  const canonicalQuery = entries
    .map(([name = "", value = ""]) => `${encodeComponent(name)}=${encodeComponent(value)}`)
    .join("&");
  return { kind, path: canonicalQuery === "" ? pathname : `${pathname}?${canonicalQuery}` };
}

const encodeComponent = (text: string): string => encodeURIComponent(text);

/** Returns the query parameters that affect the page, in a fixed order; null for a form, which is redirected. */
function canonicalizeQuery(kind: PageKind, parameters: URLSearchParams, attributes: readonly string[]): string | null {
  switch (kind) {
    case "list":
      return [...Object.values(filterFormFields), FITS_PARAMETER].some((name) => parameters.has(name))
        ? null
        : stringifyQuery(toCanonicalQuery(parseQuery(parameters, attributes)));
    case "product":
    case "repair": {
      const pageParameters = [...parameters].filter(
        ([name]) => name !== ROUTES_PARAMETER && !TRACKING_PARAMETER_PATTERN.test(name),
      );
      return new URLSearchParams(pageParameters.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
    }
    default:
      return "";
  }
}
