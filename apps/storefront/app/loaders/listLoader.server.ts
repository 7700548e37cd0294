import { data, type RouterContextProvider } from "react-router";
import type { ProductList } from "@rewire/catalogue-index";
import {
  toCanonicalQuery,
  hasFilters,
  parsePageNumber,
  parseQuery,
  stringifyQuery,
  readFilterForm,
  createSiteLinks,
  type CatalogueFacets,
  type FacetOutline,
  outlineFacets,
  type CatalogueQuery,
  type Category,
  type Page,
  type ProductSummary,
  type QuickFilter,
  type CatalogueReadProgress,
  listAppliedFilters,
  repairCategory,
} from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { loadPriceNote } from "./content/createPriceNote.server.ts";
import type { SentencePart } from "./content/createSentence.server.ts";
import { describeList, type ListDescription } from "./list/describeList.server.ts";
import { readFitFilter } from "./list/readFitFilter.server.ts";
import { readQuickFilters } from "./list/readQuickFilters.server.ts";
import { packCards, type PackedCards } from "./packed/packedCards.ts";
import { pageContext } from "./pageContext.server.ts";
import { redirectWithinSite } from "../navigation/redirectWithinSite.server.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireValue } from "./requireValue.server.ts";

/** Page of a product list with products serialised as {@link PackedCards}. */
export interface PackedPage extends Omit<Page<ProductSummary>, "items"> {
  readonly items: PackedCards;
}

/** Loader data of a product list page; `products` is null if the requested page does not exist. */
export interface ProductListData extends ListDescription {
  /** Category name, or the localised "All products". */
  readonly title: string;
  /** Localised breadcrumb labels of the home page and the category page. */
  readonly trail: { readonly home: string; readonly categories: string };
  readonly category: Category | null;
  /** Query of the URL in canonical form. */
  readonly query: CatalogueQuery;
  /** Facets of the whole list with the applied options; all other options are loaded when a filter is opened. */
  readonly outline: FacetOutline;
  readonly products: PackedPage | null;
  /** Number of existing pages. */
  readonly pageCount: number;
  /** Page number as in the URL. */
  readonly requestedPage: string;
  /** Corrected search query; null if there was no typo. */
  readonly correctedTo: string | null;
  /**
   * For an empty result: key of the filter whose removal yields the most products, and their number; null otherwise.
   */
  readonly drop: { readonly key: string; readonly count: number } | null;
  /** Progress of the initial catalogue load; null once it is complete. */
  readonly readProgress: CatalogueReadProgress | null;
  /** Most useful filters of the category; undefined for none. */
  readonly quickFilters?: readonly QuickFilter[];
  /** Note on the prices; undefined for none. */
  readonly priceNote?: readonly SentencePart[];
}

/** Maximum length at which an invalid page number is displayed. */
const MAX_PAGE_LENGTH = 100;

/** Status of a missing page that may exist once the catalogue is complete. */
const SERVICE_UNAVAILABLE = 503;

type ListParams = { slug?: string | undefined; page?: string | undefined };

/**
 * Loads one page of a category, or of all products, with the filters, sort order and search query in the URL. Responds
 * with 404 for a page number beyond the last page, and with 503 while the catalogue is still being loaded. Form
 * submissions from browsers without JavaScript are redirected to the canonical URL.
 */
export async function loadList(context: Readonly<RouterContextProvider>, request: Request, params: ListParams) {
  const { pathname } = new URL(request.url);
  const links = createSiteLinks(localePrefixes[findPathLocale(pathname)]);
  const path = params.slug === undefined ? links.products() : links.category(params.slug);
  const { list, facets, status } = await loadListWithFacets(context, request, params, path);
  // A repair is a service.
  const isSent = list.category === null || !list.category.slug.startsWith(repairCategory);
  const note =
    list.products && list.products.total > 0 ? await loadPriceNote(request, context, { isList: true, isSent }) : {};
  const quickFilters = list.category ? await loadQuickFilters(context, list.category, list.query, facets) : [];
  return data<ProductListData>({ ...list, ...note, ...(quickFilters.length > 0 && { quickFilters }) }, { status });
}

/** Loads the filters that are offered above the list of a category; a failure leaves them out. */
function loadQuickFilters(
  context: Readonly<RouterContextProvider>,
  { slug }: Category,
  query: CatalogueQuery,
  facets: CatalogueFacets,
): Promise<readonly QuickFilter[]> {
  const { services, settings } = context.get(pageContext);
  return readQuickFilters({
    readPage: async (listQuery, page) => {
      const list = await services.catalogue.listProducts({ category: slug, query: listQuery, page });
      return list.ok && list.value.readProgress === null ? list.value : null;
    },
    facets,
    query,
    settings: settings.shop,
  });
}

/** List with its facets, and the status of its page. */
interface ListWithFacets {
  readonly list: ProductListData;
  readonly facets: CatalogueFacets;
  readonly status: number;
}

/**
 * Loads the same list as {@link loadList}, together with all options of the facets.
 * @param formRedirectPath Path to which form submissions are redirected.
 */
export async function loadListWithFacets(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { slug, page: pageParameter = "1" }: ListParams,
  formRedirectPath: string,
): Promise<ListWithFacets> {
  const requestedPage = pageParameter.slice(0, MAX_PAGE_LENGTH);
  const { catalogue } = context.get(pageContext).services;
  const previousProgress = catalogue.loadingProgress();
  const category = slug === undefined ? null : requireValue(await catalogue.category(slug), "category");
  const query = await readListQuery(context, request, formRedirectPath);
  const [homeLabel, categories, allProductsLabel] = await Promise.all([
    loadMessageText(request, "menu.home"),
    loadMessageText(request, "catalog.categories"),
    loadMessageText(request, "catalog.allProducts"),
  ]);
  const number = parsePageNumber(requestedPage);
  const productList = number === null ? null : await catalogue.listProducts({ category: slug, query, page: number });
  const commonListData = {
    title: category?.name ?? allProductsLabel,
    trail: { home: homeLabel, categories },
    category,
    query,
    requestedPage,
    ...(await describeList(request, query, productList?.ok ? productList.value : null)),
  };
  const readFirstPage = async (listQuery: CatalogueQuery) =>
    requireValue(await catalogue.listProducts({ category: slug, query: listQuery, page: 1 }));
  if (productList?.ok) return createListPage(commonListData, productList.value, readFirstPage);
  if (productList && productList.error.kind !== "notFound") requireValue(productList);
  const firstPage = await readFirstPage(query);
  return createMissingPage(
    commonListData,
    firstPage,
    number === null ? null : (firstPage.readProgress ?? previousProgress),
  );
}

/** Reads the query of a list from the URL. @throws Redirect to the canonical URL of a submitted form */
async function readListQuery(
  context: Readonly<RouterContextProvider>,
  request: Request,
  formRedirectPath: string,
): Promise<CatalogueQuery> {
  const { catalogue } = context.get(pageContext).services;
  const { searchParams } = new URL(request.url);
  const filterAttributes = requireValue(await catalogue.filterAttributes());
  const query = toCanonicalQuery(parseQuery(searchParams, filterAttributes));
  const redirectQuery =
    readFitFilter(searchParams, query, { attribute: await catalogue.fitAttribute(), filterAttributes }) ??
    readFilterForm(searchParams, query);
  if (redirectQuery) throw redirectWithinSite(`${formRedirectPath}${stringifyQuery(redirectQuery)}`);
  return query;
}

/** Part of the data that an existing page and a missing one have in common. */
type CommonListData = Pick<ProductListData, "title" | "trail" | "category" | "query" | "requestedPage"> &
  ListDescription;

/** Page of a list, with the progress of the initial catalogue load; null once it is complete. */
type ListPage = ProductList & { readonly readProgress: CatalogueReadProgress | null };

/** Creates the data of an existing page. @param readList Returns the first page for another query. */
async function createListPage(
  commonListData: CommonListData,
  list: ListPage,
  readList: (query: CatalogueQuery) => Promise<ProductList>,
): Promise<ListWithFacets> {
  const { facets, correctedTo, readProgress, repairs: _, ...products } = list;
  const { query } = commonListData;
  const isEmpty = products.total === 0;
  const isUnfiltered = query.search === "" && !hasFilters(query.filters);
  return {
    list: {
      ...commonListData,
      outline: outlineFacets(facets),
      correctedTo,
      products: { ...products, items: packCards(products.items) },
      pageCount: products.pageCount,
      drop: isEmpty ? await findFilterToDrop(query, facets, readList) : null,
      readProgress,
    },
    facets,
    status: readProgress && isEmpty && isUnfiltered ? SERVICE_UNAVAILABLE : 200,
  };
}

/**
 * Creates the data of a page that does not exist.
 * @param readProgress Progress of the catalogue, with which the page may come to exist; null if it will not.
 */
const createMissingPage = (
  commonListData: CommonListData,
  { facets, pageCount }: ProductList,
  readProgress: CatalogueReadProgress | null,
): ListWithFacets => ({
  list: {
    ...commonListData,
    outline: outlineFacets(facets),
    correctedTo: null,
    products: null,
    pageCount,
    drop: null,
    readProgress,
  },
  facets,
  status: readProgress ? SERVICE_UNAVAILABLE : 404,
});

/** Maximum number of filters whose removal is tried; a URL may contain thousands of filters. */
const MAX_FILTER_ATTEMPTS = 12;

/** Returns the filter whose removal yields the most products, if several are set. */
async function findFilterToDrop(
  query: CatalogueQuery,
  facets: CatalogueFacets,
  listProducts: (query: CatalogueQuery) => Promise<ProductList>,
): Promise<ProductListData["drop"]> {
  const filters = listAppliedFilters(query, facets);
  // A single filter is removed by clearing everything.
  if (filters.length < 2 || filters.length > MAX_FILTER_ATTEMPTS || !hasFilters(query.filters)) return null;
  const attemptedResults = await Promise.all(
    filters.map(async ({ key, queryWithout: queryWithoutFilter }) => ({
      key,
      count: (await listProducts(queryWithoutFilter)).total,
    })),
  );
  return attemptedResults.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)[0] ?? null;
}
