import { toCanonicalQuery, filterFormFields, parseQuery, stringifyQuery } from "@rewire/domain";
import { LOCALES, localePrefixes } from "@rewire/messages";
import { toPagePath } from "../pagePath.ts";

/** Kind of public page; it determines which parameters change the page and how long it stays current. */
export type PageKind = "home" | "list" | "categories" | "product" | "repair" | "contact";

/** URL of a public page, or of the data of one. */
export interface PublicUrl {
  readonly kind: PageKind;
  /** Path and query in canonical form: URLs of the same page are equal. */
  readonly path: string;
}

const PREFIX = `(?:${LOCALES.map((locale) => localePrefixes[locale])
  .filter((prefix) => prefix !== "")
  .join("|")})?`;

const PATHS: readonly (readonly [PageKind, RegExp])[] = (
  [
    ["home", "/?"],
    ["list", "/products(?:/filters|/page/[1-9][0-9]{0,5})?"],
    ["list", "/product-category/[^/]+(?:/filters|/page/[1-9][0-9]{0,5})?"],
    ["product", "/product/[^/]+"],
    ["categories", "/categories"],
    ["repair", "/repair"],
    ["contact", "/contact"],
  ] as const
).map(([kind, path]) => [kind, new RegExp(`^${PREFIX}${path}$`)]);

/** Query parameters of advertisements and newsletters, which do not affect the page. */
const TRACKING =
  /^(?:utm_.*|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|srsltid|yclid|_ga|_gl|ref)$/;

/** Parameter by which the router's data requests name their routes. */
const ROUTES = "_routes";

/** Maximum length of the query of a page that is cached. */
const MAX_QUERY_LENGTH = 1_500;

/**
 * Parses the URL of a public page, or of the data of one; null for every other path, and for query strings that
 * redirect or are too long to be cached.
 * @param attributes Names of the filterable attributes, which are query parameters of lists.
 */
export function parsePublicUrl({ pathname, search }: URL, attributes: readonly string[]): PublicUrl | null {
  if (search.length > MAX_QUERY_LENGTH) return null;
  const isData = pathname.endsWith(".data");
  const page = isData ? pathname.slice(0, -".data".length).replace(/\/_root$/, "/") : pathname;
  const kind = PATHS.find(([, path]) => path.test(page))?.[0];
  if (!kind || toPagePath(pathname) !== pathname) return null;
  const parameters = new URLSearchParams(search);
  const routes = parameters.get(ROUTES);
  const query = queryOf(kind, parameters, attributes);
  if (query === null) return null;
  const entries = [...new URLSearchParams(query), ...(isData && routes !== null ? [[ROUTES, routes]] : [])];
  const canonical = entries.map(([name = "", value = ""]) => `${encode(name)}=${encode(value)}`).join("&");
  return { kind, path: canonical === "" ? pathname : `${pathname}?${canonical}` };
}

const encode = (text: string): string => encodeURIComponent(text);

/** Returns the query parameters that affect the page, in a fixed order; null for a form, which is redirected. */
function queryOf(kind: PageKind, parameters: URLSearchParams, attributes: readonly string[]): string | null {
  switch (kind) {
    case "list":
      return Object.values(filterFormFields).some((name) => parameters.has(name))
        ? null
        : stringifyQuery(toCanonicalQuery(parseQuery(parameters, attributes)));
    case "product":
    case "repair": {
      const own = [...parameters].filter(([name]) => name !== ROUTES && !TRACKING.test(name));
      return new URLSearchParams(own.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString();
    }
    default:
      return "";
  }
}
