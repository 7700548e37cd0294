import { LOCALES, localePrefixes } from "@rewire/messages";

/** Kind of public page, which determines how long a cached page stays current. */
export type PageKind = "home" | "list" | "categories" | "product" | "repair" | "contact" | "content" | "missing";

/** Group of query parameters that a page depends on; no other parameter affects it. */
export type ParameterGroup = "none" | "list" | "product" | "desk";

/** Route of public pages. */
export interface PublicRoute {
  readonly kind: PageKind;
  readonly path: RegExp;
  /** Id of the router's route, by which data requests name it. */
  readonly routeId: string;
  readonly parameters: ParameterGroup;
}

const LOCALE_PREFIX_PATTERN = `(?:${LOCALES.map((locale) => localePrefixes[locale])
  .filter((prefix) => prefix !== "")
  .join("|")})?`;

const PAGE_NUMBER = "/page/[1-9][0-9]{0,5}";

const PUBLIC_ROUTES: readonly PublicRoute[] = (
  [
    ["home", "/?", "routes/home", "none"],
    ["list", "/products", "routes/products", "list"],
    ["list", "/products/filters", "routes/filters", "list"],
    ["list", `/products${PAGE_NUMBER}`, "productsPage", "list"],
    ["list", "/product-category/[^/]+", "routes/category", "list"],
    ["list", "/product-category/[^/]+/filters", "categoryFilters", "list"],
    ["list", `/product-category/[^/]+${PAGE_NUMBER}`, "categoryPage", "list"],
    ["product", "/product/[^/]+", "routes/product", "product"],
    ["product", "/product/[^/]+/energy-label", "routes/energyLabel", "none"],
    ["categories", "/categories", "routes/categories", "none"],
    ["repair", "/repair", "routes/repair/repair", "desk"],
    ["contact", "/contact", "routes/contact", "none"],
    ["content", "/info/withdrawal", "withdrawalText", "none"],
    ["content", "/info/[^/]+", "routes/content/page", "none"],
    ["content", "/guarantee", "routes/guarantee", "none"],
  ] as const
).map(([kind, path, routeId, parameters]) => ({
  kind,
  path: new RegExp(`^${LOCALE_PREFIX_PATTERN}${path}$`),
  routeId,
  parameters,
}));

/** Ids of the routes that every public page has. */
const LAYOUT_ROUTE_IDS = ["root", "routes/language", "routes/shop"] as const;

/** Returns the public route of a path; undefined for all other pages. */
export const findPublicRoute = (path: string): PublicRoute | undefined =>
  PUBLIC_ROUTES.find((route) => route.path.test(path));

/**
 * Returns the value of a data request's `_routes` in canonical form: the ids of the page's own routes in a fixed order.
 * Returns null where the request names none of them, because such a request is for the data of all routes.
 */
export function canonicalizeRouteIds({ routeId }: PublicRoute, value: string | null): string | null {
  const requestedIds = new Set(value?.split(","));
  const ids = [...LAYOUT_ROUTE_IDS, routeId].filter((id) => requestedIds.has(id));
  return ids.length > 0 ? ids.join(",") : null;
}
