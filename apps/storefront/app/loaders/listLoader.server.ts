import { data, type RouterContextProvider } from "react-router";
import type { ProductList } from "@rewire/catalogue-index";
import {
  canonicalQuery,
  hasFilters,
  parsePageNumber,
  parseQuery,
  stringifyQuery,
  readFilterForm,
  siteLinks,
  type CatalogueFacets,
  type CatalogueQuery,
  type Category,
  type Page,
  type ProductSummary,
  type ReadingProgress,
  appliedFilters,
} from "@rewire/domain";
import { localeOfPath, localePrefix } from "@rewire/messages";
import { pageContext } from "./pageContext.server.ts";
import { redirectWithin } from "../navigation/redirectWithin.server.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { valueOf } from "./valueOf.server.ts";

/** A list of products as its page shows it; `products` is null for a page that the list does not have. */
export interface ProductListData {
  /** The category's name, or "All products" in the reader's language. */
  readonly title: string;
  /** What the front page and the page of all categories are called in the reader's language. */
  readonly trail: { readonly home: string; readonly categories: string };
  readonly category: Category | null;
  /** What the address asks for, in its canonical form. */
  readonly query: CatalogueQuery;
  /** Every filter that narrows the list down, counted for all of its pages. */
  readonly facets: CatalogueFacets;
  readonly products: Page<ProductSummary> | null;
  /** Pages that the list does have. */
  readonly pageCount: number;
  /** The page as it stands in the address. */
  readonly asked: string;
  /** The search as it was understood where a typo had to be mended. */
  readonly correctedTo: string | null;
  /** Where nothing is found: the one filter, by its key, whose loss gives most, and how many products. */
  readonly drop: { readonly key: string; readonly count: number } | null;
  /** How far the first reading of the catalogue is; null where the list is whole. */
  readonly reading: ReadingProgress | null;
}

/** Characters of a page number, so that one that is none can be shown. */
const MAX_PAGE = 100;

/** Nobody can say yet that there is nothing. */
const NOT_READ_YET = 503;

/**
 * Loads one page of all products or of a category, filtered, sorted and searched as its address says. A page beyond the
 * last is a 404 that says so, or a 503 as long as the catalogue is being read. What a form without JavaScript sends is put together to an address and sent there.
 */
export async function loadList(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { slug, page: written = "1" }: { slug?: string | undefined; page?: string | undefined },
) {
  const asked = written.slice(0, MAX_PAGE);
  const { catalogue } = context.get(pageContext).services;
  const readingBefore = catalogue.reading();
  const { pathname, searchParams } = new URL(request.url);
  const category = slug === undefined ? null : valueOf(await catalogue.category(slug), "category");
  const query = canonicalQuery(parseQuery(searchParams, valueOf(await catalogue.filterAttributes())));
  const chosen = readFilterForm(searchParams, query);
  const links = siteLinks(localePrefix[localeOfPath(pathname)]);
  if (chosen)
    throw redirectWithin(`${category ? links.category(category.slug) : links.products()}${stringifyQuery(chosen)}`);

  const [home, categories, all] = await Promise.all([
    titleOf(request, "menu.home"),
    titleOf(request, "catalog.categories"),
    titleOf(request, "catalog.allProducts"),
  ]);
  const about = { title: category?.name ?? all, trail: { home, categories }, category, query, asked };
  const page = parsePageNumber(asked);
  const found = page === null ? null : await catalogue.listProducts({ category: slug, query, page });
  if (found?.ok) {
    const { facets, correctedTo, reading, ...products } = found.value;
    const isBare = query.search === "" && !hasFilters(query.filters);
    const status = reading && products.total === 0 && isBare ? NOT_READ_YET : 200;
    const drop =
      products.total === 0
        ? await filterToDrop(query, facets, async (without) =>
            valueOf(await catalogue.listProducts({ category: slug, query: without, page: 1 })),
          )
        : null;
    return data<ProductListData>(
      { ...about, facets, correctedTo, products, pageCount: products.pageCount, drop, reading },
      { status },
    );
  }
  if (found && found.error.kind !== "notFound") valueOf(found);
  const {
    facets,
    pageCount,
    reading: readingNow,
  } = valueOf(await catalogue.listProducts({ category: slug, query, page: 1 }));
  const reading = page === null ? null : (readingNow ?? readingBefore);
  const status = reading ? NOT_READ_YET : 404;
  return data<ProductListData>(
    { ...about, facets, products: null, pageCount, correctedTo: null, drop: null, reading },
    { status },
  );
}

/** So many filters are tried out at most; an address may hold thousands. */
const MOST_TRIED = 12;

/** The one of several filters without which there is most. */
async function filterToDrop(
  query: CatalogueQuery,
  facets: CatalogueFacets,
  list: (query: CatalogueQuery) => Promise<ProductList>,
): Promise<ProductListData["drop"]> {
  const filters = appliedFilters(query, facets);
  // One alone is taken back by clearing everything.
  if (filters.length < 2 || filters.length > MOST_TRIED || !hasFilters(query.filters)) return null;
  const tried = await Promise.all(
    filters.map(async ({ key, without }) => ({ key, count: (await list(without)).total })),
  );
  return tried.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0] ?? null;
}
