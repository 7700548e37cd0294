import { data, type RouterContextProvider } from "react-router";
import { parsePageNumber, type Category, type Page, type ProductSummary } from "@rewire/domain";
import { pageContext } from "./pageContext.ts";
import { titleOf } from "./titleOf.ts";
import { valueOf } from "./valueOf.ts";

/** Longer searches are cut: nobody types them, and they end up in addresses and logs. */
const LONGEST_SEARCH = 200;

/** A list of products as its page shows it; `products` is null for a page that the list does not have. */
export interface ProductListData {
  /** The category's name, or "All products" in the reader's language. */
  readonly title: string;
  readonly category: Category | null;
  readonly search: string;
  readonly products: Page<ProductSummary> | null;
  /** Pages that the list does have. */
  readonly pageCount: number;
  /** The page as it stands in the address. */
  readonly asked: string;
}

/** Loads one page of all products, of a category, or of a search in either. A page beyond the last is a 404 that says so. */
export async function loadList(context: Readonly<RouterContextProvider>, request: Request, { slug, page: asked = "1" }: { slug?: string | undefined; page?: string | undefined }) {
  const { catalogue } = context.get(pageContext).services;
  const category = slug === undefined ? null : valueOf(await catalogue.category(slug), "category");
  const title = category?.name ?? (await titleOf(request, "catalog.allProducts"));
  const search = (new URL(request.url).searchParams.get("search") ?? "").trim().slice(0, LONGEST_SEARCH);
  const query = { category: slug, search };
  const page = parsePageNumber(asked);
  const found = page === null ? null : await catalogue.listProducts({ ...query, page });
  if (found?.ok) return data<ProductListData>({ title, category, search, products: found.value, pageCount: found.value.pageCount, asked });
  if (found && found.error.kind !== "notFound") valueOf(found);
  const { pageCount } = valueOf(await catalogue.listProducts({ ...query, page: 1 }));
  return data<ProductListData>({ title, category, search, products: null, pageCount, asked }, { status: 404 });
}
