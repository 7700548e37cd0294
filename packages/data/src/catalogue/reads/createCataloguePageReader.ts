import type { ProductProblem } from "../mappers/ProductProblem.ts";
import {
  createProductCollector,
  PAGE_SIZE,
  createProductsQuery,
  type FetchedProducts,
} from "./createProductCollector.ts";
import { readProductPage, readProductsById } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** Reads the whole catalogue page by page. */
export interface CataloguePageReader {
  /**
   * Reads the next page. After a failure the next call retries the same page.
   * @returns whether there are more pages.
   * @throws ShopRequestError if the shop does not respond.
   */
  readonly readNext: () => Promise<boolean>;
  /** Returns the number of products read so far. */
  readonly size: () => number;
  /** Returns whether all products of `categoryFirst` have been read. */
  readonly hasCategory: () => boolean;
  readonly products: () => FetchedProducts;
}

interface CataloguePageReaderOptions {
  /**
   * Products that an earlier read left out: excluded from the pages, and the first of them requested individually.
   * @default none
   */
  readonly omittedProducts?: readonly ProductProblem[];
  /** Slug of a category that is read right after the first page, because pages depend on it. @default none */
  readonly categoryFirst?: string | undefined;
}

/** The first page is small, so that products can be shown after about a second. */
const FIRST_PAGE_SIZE = 24;
/** Maximum number of unreadable products that one read retries. */
const MAX_RETRIES = 20;

/**
 * Creates a reader of all published and visible products, newest first, with the labels of their attributes. A product
 * that moves to another page between two requests is returned only once. Products that cannot be read are omitted.
 */
export function createCataloguePageReader(
  client: ShopClient,
  { omittedProducts = [], categoryFirst }: CataloguePageReaderOptions = {},
): CataloguePageReader {
  const query = createProductsQuery(client);
  const collector = createProductCollector(client);
  const exclude = omittedProducts.map(({ id }) => id);
  const retriedProducts = omittedProducts.slice(0, MAX_RETRIES);
  let retries = 0;

  const createListReader = (category?: string) => {
    const cursors = new Set<string>();
    let cursor: string | null = null;
    let isFinished = false;
    return {
      isOver: () => isFinished,
      hasBegun: () => cursors.size > 0 || isFinished,
      async readPage(pageSize: number): Promise<void> {
        const page = await readProductPage(query, { first: pageSize, after: cursor, exclude, category });
        await collector.add(page);
        const { hasNextPage, endCursor } = page.pageInfo;
        // The shop returns the first page for an unknown cursor: a repeated cursor ends the read.
        isFinished = !hasNextPage || !endCursor || cursors.has(endCursor);
        if (endCursor) cursors.add(endCursor);
        cursor = endCursor;
      },
    };
  };
  const listReader = createListReader();
  const category = categoryFirst === undefined ? null : createListReader(categoryFirst);
  const isCategoryFinished = () => listReader.isOver() || category === null || category.isOver();

  const retryNextProduct = async (): Promise<void> => {
    const problem = retriedProducts[retries];
    if (problem) await collector.add(await readProductsById(query, [problem.id]));
    retries += 1;
    if (retries === retriedProducts.length)
      await collector.add({ nodes: [], problems: omittedProducts.slice(MAX_RETRIES) });
  };

  return {
    async readNext() {
      if (!listReader.hasBegun()) await listReader.readPage(FIRST_PAGE_SIZE);
      else if (category && !isCategoryFinished()) await category.readPage(PAGE_SIZE);
      else if (!listReader.isOver()) await listReader.readPage(PAGE_SIZE);
      else if (retries < retriedProducts.length) await retryNextProduct();
      return !listReader.isOver() || retries < retriedProducts.length;
    },
    size: collector.size,
    hasCategory: isCategoryFinished,
    products: collector.all,
  };
}
