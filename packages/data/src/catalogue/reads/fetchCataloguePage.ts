import type { ProductProblem } from "../mappers/ProductProblem.ts";
import {
  createProductCollector,
  PAGE_SIZE,
  createProductsQuery,
  type FetchedProducts,
} from "./createProductCollector.ts";
import { readProductPage, readProductsById } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Reads one page of products with all their fields, newest first.
 *
 * @param cursor End cursor of the previous page; null for the first page.
 * @returns The page. `next` is the cursor for the next page; null on the last page.
 */
export async function fetchCataloguePage(
  client: ShopClient,
  cursor: string | null,
  omittedProducts: readonly ProductProblem[],
): Promise<FetchedProducts & { readonly next: string | null }> {
  const exclude = omittedProducts.map(({ id }) => id);
  const page = await readProductPage(createProductsQuery(client), { first: PAGE_SIZE, after: cursor, exclude });
  const collector = createProductCollector(client);
  await collector.add(page);
  return { ...collector.all(), next: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null };
}

/**
 * Reads products with all their fields by id. Deleted products are missing from the result.
 * @param ids At most 100 product ids.
 * @throws ShopRequestError if the products cannot be read.
 */
export async function fetchCatalogueEntries(client: ShopClient, ids: readonly number[]): Promise<FetchedProducts> {
  const collector = createProductCollector(client);
  await collector.add(await readProductsById(createProductsQuery(client), ids));
  return collector.all();
}
