import {
  FITS_PARAMETER,
  filterFormFields,
  parseDeskQuery,
  parseQuery,
  parseReviewQuery,
  stringifyDeskQuery,
  stringifyQuery,
  stringifyReviewQuery,
  toCanonicalQuery,
  toValidChoice,
  type DeskQuery,
  type ProductAttribute,
} from "@rewire/domain";
import { toPagePath } from "../pagePath.ts";
import { canonicalizeRouteIds, findPublicRoute, type PageKind, type PublicRoute } from "./publicRoutes.ts";

/** Parsed URL of a public page or of a public page's loader data. */
export interface PublicUrl {
  readonly kind: PageKind;
  /**
   * Path and query in canonical form: URLs of the same page are equal. Parameters that do not affect the page, such as
   * those of advertisements, are left out.
   */
  readonly path: string;
}

/** What the parameters of a product's page may say. */
export interface KnownProduct {
  readonly attributes: readonly ProductAttribute[];
  /** Number that no page of its reviews exceeds; larger ones show the last page, too. */
  readonly maxReviewPage: number;
}

/** Functions that tell which values of query parameters exist. */
export interface ParameterReads {
  /** Returns the names of the filterable attributes. */
  filterAttributes(): Promise<readonly string[]>;
  /** Returns what is known of a product; null for one that cannot be read. */
  product(slug: string): Promise<KnownProduct | null>;
  /** Returns a query of the repair desk with devices, defects and times that exist. */
  deskQuery(query: DeskQuery): Promise<DeskQuery>;
}

/** Parameter by which the router's data requests name their routes. */
const ROUTES_PARAMETER = "_routes";

/** Maximum length of a canonical query, which no link of a page exceeds. */
const MAX_QUERY_LENGTH = 6_000;

/**
 * Parses the URL of a public page or of a public page's loader data. Returns null for all other paths, for query
 * strings that cause a redirect, and for queries that are too long to be cached.
 */
export async function parsePublicUrl({ pathname, search }: URL, reads: ParameterReads): Promise<PublicUrl | null> {
  const isDataRequest = pathname.endsWith(".data");
  const page = isDataRequest ? pathname.slice(0, -".data".length).replace(/\/_$/, "/") : pathname;
  const route = findPublicRoute(page);
  if (!route || toPagePath(pathname) !== pathname) return null;
  if (search === "") return { kind: route.kind, path: pathname };
  const parameters = new URLSearchParams(search);
  const query = await canonicalizeQuery(route, page, parameters, reads);
  if (query === null) return null;
  const routeIds = isDataRequest ? canonicalizeRouteIds(route, parameters.get(ROUTES_PARAMETER)) : null;
  const canonicalQuery = [
    ...new URLSearchParams(query),
    ...(routeIds === null ? [] : [[ROUTES_PARAMETER, routeIds] as const]),
  ]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join("&");
  if (canonicalQuery.length > MAX_QUERY_LENGTH) return null;
  return { kind: route.kind, path: canonicalQuery === "" ? pathname : `${pathname}?${canonicalQuery}` };
}

/** Returns the query parameters that affect the page, in a fixed order; null for a form, which is redirected. */
async function canonicalizeQuery(
  route: PublicRoute,
  page: string,
  parameters: URLSearchParams,
  reads: ParameterReads,
): Promise<string | null> {
  switch (route.parameters) {
    case "list":
      return [...Object.values(filterFormFields), FITS_PARAMETER].some((name) => parameters.has(name))
        ? null
        : stringifyQuery(toCanonicalQuery(parseQuery(parameters, await reads.filterAttributes())));
    case "product":
      return canonicalizeProductQuery(
        await reads.product(decodeURIComponent(page.slice(page.lastIndexOf("/") + 1))),
        parameters,
      );
    case "desk":
      return stringifyDeskQuery(await reads.deskQuery(parseDeskQuery(parameters)));
    default:
      return "";
  }
}

/** Returns the selected options that the product has, and the query of its reviews. */
function canonicalizeProductQuery(product: KnownProduct | null, parameters: URLSearchParams): string {
  if (!product) return "";
  const options = Object.entries(toValidChoice(product.attributes, Object.fromEntries(parameters)));
  const { page, ...reviewQuery } = parseReviewQuery(parameters);
  const reviews = stringifyReviewQuery(new URLSearchParams(), {
    ...reviewQuery,
    page: Math.min(page, product.maxReviewPage),
  });
  return new URLSearchParams([...options.toSorted(([a], [b]) => (a < b ? -1 : 1)), ...reviews]).toString();
}
