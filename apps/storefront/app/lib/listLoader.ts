import { data, type RouterContextProvider } from "react-router";
import { parsePageNumber, parseQuery, type CatalogueFacets, type CatalogueQuery, type Category, type Page, type ProductSummary } from "@rewire/domain";
import { pageContext } from "./pageContext.ts";
import { titleOf } from "./titleOf.ts";
import { valueOf } from "./valueOf.ts";

/** A list of products as its page shows it; `products` is null for a page that the list does not have. */
export interface ProductListData {
  /** The category's name, or "All products" in the reader's language. */
  readonly title: string;
  readonly category: Category | null;
  /** The words that are searched for; "" for none. */
  readonly search: string;
  /** What the address asks for. */
  readonly query: CatalogueQuery;
  /** Every filter that narrows the list down, counted for all of its pages. */
  readonly facets: CatalogueFacets;
  readonly products: Page<ProductSummary> | null;
  /** Pages that the list does have. */
  readonly pageCount: number;
  /** The page as it stands in the address. */
  readonly asked: string;
}

/** Loads one page of all products or of a category, filtered, sorted and searched as its address says. A page beyond the last is a 404 that says so. */
export async function loadList(context: Readonly<RouterContextProvider>, request: Request, { slug, page: asked = "1" }: { slug?: string | undefined; page?: string | undefined }) {
  const { catalogue } = context.get(pageContext).services;
  const category = slug === undefined ? null : valueOf(await catalogue.category(slug), "category");
  const title = category?.name ?? (await titleOf(request, "catalog.allProducts"));
  const query = parseQuery(new URL(request.url).searchParams, valueOf(await catalogue.filterAttributes()));
  const about = { title, category, search: query.search, query, asked };
  const page = parsePageNumber(asked);
  const found = page === null ? null : await catalogue.listProducts({ category: slug, query, page });
  if (found?.ok) {
    const { facets, ...products } = found.value;
    return data<ProductListData>({ ...about, facets, products, pageCount: products.pageCount });
  }
  if (found && found.error.kind !== "notFound") valueOf(found);
  const { facets, pageCount } = valueOf(await catalogue.listProducts({ category: slug, query, page: 1 }));
  return data<ProductListData>({ ...about, facets, products: null, pageCount }, { status: 404 });
}
