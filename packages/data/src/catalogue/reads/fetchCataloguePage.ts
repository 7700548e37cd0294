import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { collectProducts, PAGE_SIZE, productsQuery, type FetchedProducts } from "./collectProducts.ts";
import { readProductPage, readProductsById } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/**
 * Reads one page of products whole, newest first.
 *
 * @param after The cursor that the page before ended with; null for the first.
 * @returns `next` for the following page, null after the last.
 */
export async function fetchCataloguePage(
  client: ShopClient,
  after: string | null,
  leftOut: readonly ProductProblem[],
): Promise<FetchedProducts & { readonly next: string | null }> {
  const exclude = leftOut.map(({ id }) => id);
  const page = await readProductPage(productsQuery(client), { first: PAGE_SIZE, after, exclude });
  const collected = collectProducts(client);
  collected.add(page);
  return { ...collected.all(), next: page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null };
}

/**
 * Reads some products whole; those that are no longer there are missing in the answer.
 *
 * @param ids At most 100.
 * @throws ShopTrouble
 */
export async function fetchCatalogueEntries(client: ShopClient, ids: readonly number[]): Promise<FetchedProducts> {
  const collected = collectProducts(client);
  collected.add(await readProductsById(productsQuery(client), ids));
  return collected.all();
}
