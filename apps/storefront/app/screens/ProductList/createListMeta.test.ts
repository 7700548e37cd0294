import { defaultSettings, emptyQuery, outlineFacets, paginate, withFilters, type CatalogueQuery } from "@rewire/domain";
import { expect, test } from "vitest";
import { facets, products } from "@rewire/domain/testing";
import { packCards } from "../../loaders/packed/packedCards.ts";
import type { ProductListData } from "../../loaders/listLoader.server.ts";
import { createListMeta } from "./createListMeta.ts";

const HERE = "https://shop.example";
const settings = { ...defaultSettings, site: { ...defaultSettings.site, baseUrl: HERE } };
const items = Array.from({ length: 60 }, () => products.nordlysN3Pro);

function packedPage(number: number): ProductListData["products"] {
  const page = paginate(items, number, 24);
  return page && { ...page, items: packCards(page.items) };
}

const listOf = (query: CatalogueQuery, page: number): ProductListData => ({
  title: "All products",
  trail: { home: "Home", categories: "Categories" },
  category: null,
  query,
  outline: outlineFacets(facets),
  products: packedPage(page),
  pageCount: 3,
  requestedPage: String(page),
  correctedTo: null,
  drop: null,
  groups: null,
  readProgress: null,
});

const filtered = withFilters(emptyQuery, { onSale: true });
const sorted: CatalogueQuery = { ...emptyQuery, sort: { by: "price", order: "ASC" } };

test.each<[string, CatalogueQuery, number, string]>([
  ["/products", emptyQuery, 1, "/products"],
  ["/products/page/1", emptyQuery, 1, "/products"],
  ["/products//page/2/", emptyQuery, 2, "/products/page/2"],
  ["/de/%70roducts/page/2", emptyQuery, 2, "/de/products/page/2"],
  ["/products/page/2", filtered, 2, "/products"],
  ["/products/page/2", sorted, 2, "/products/page/2"],
])("a list at %s goes by one name", (path, query, page, name) => {
  const head = createListMeta(
    listOf(query, page),
    [{ id: "root", loaderData: { settings, buildId: null } } as never],
    path,
  );
  const hrefs = head.flatMap((tag) =>
    "rel" in tag && (tag["rel"] === "canonical" || tag["hrefLang"] === "de-DE") ? [String(tag["href"])] : [],
  );
  expect(hrefs).toEqual([`${HERE}${name}`, `${HERE}/de${name.replace(/^\/de/, "")}`]);
});

test("the title of the results of a search says what was searched for, and the page", () => {
  const list = { ...listOf({ ...emptyQuery, search: "akku" }, 2), searchTitle: "Results for “akku”" };
  const head = createListMeta(list, [{ id: "root", loaderData: { settings, buildId: null } } as never], "/products");
  expect(head).toContainEqual({ title: "Results for “akku” (2) - Rewire" });
});
