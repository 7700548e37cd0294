import type { ProductProblem } from "../catalogue/ProductProblem.ts";
import { collectProducts, PAGE_SIZE, productsQuery, type FetchedProducts } from "./collectProducts.ts";
import { readPages } from "./readPages.ts";
import { readProductPage, readProductsById } from "./readProducts.ts";
import type { ShopClient } from "./shopClient.ts";

/** So many of the products that could not be read are tried again with a reading. */
const MAX_RETRIES = 20;

/**
 * Reads every published and visible product, newest first, page by page, and what their attributes are called.
 * A product that moves while we read may come twice and is kept once. One that cannot be read is left out.
 *
 * @param leftOut What an earlier reading left out: not asked for with the others, but singly, the first of them.
 * @throws ShopTrouble if any page cannot be read: half a catalogue is worse than yesterday's.
 */
export async function fetchCatalogue(
  client: ShopClient,
  leftOut: readonly ProductProblem[] = [],
): Promise<FetchedProducts> {
  const query = productsQuery(client);
  const collected = collectProducts(client);
  const exclude = leftOut.map(({ id }) => id);
  const pages = readPages(async (after) => {
    const page = await readProductPage(query, { first: PAGE_SIZE, after, exclude });
    collected.add(page);
    return page;
  });
  for await (const _ of pages);
  for (const { id } of leftOut.slice(0, MAX_RETRIES)) collected.add(await readProductsById(query, [id]));
  collected.add({ nodes: [], problems: leftOut.slice(MAX_RETRIES) });
  return collected.all();
}

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
