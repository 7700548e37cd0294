import type { ProductProblem } from "../mappers/ProductProblem.ts";
import { collectProducts, PAGE_SIZE, productsQuery, type FetchedProducts } from "./collectProducts.ts";
import { readProductPage, readProductsById } from "./readProducts.ts";
import type { ShopClient } from "../../server/shopClient.ts";

/** A reading of the whole catalogue, a page at a time. */
export interface CatalogueReading {
  /**
   * Reads the next page. After a failure the next call tries the same page again.
   * @returns whether there is more to read. @throws ShopTrouble
   */
  readonly readNext: () => Promise<boolean>;
  /** How many products have been read. */
  readonly size: () => number;
  /** Whether every product of `categoryFirst` has been read. */
  readonly hasCategory: () => boolean;
  readonly products: () => FetchedProducts;
}

interface ReadingOptions {
  /** What an earlier reading left out: not asked for with the others, but singly, the first of them. @default nothing */
  readonly leftOut?: readonly ProductProblem[];
  /** Slug of a category that is read right after the first page, because pages cannot do without it. @default none */
  readonly categoryFirst?: string | undefined;
}

/** The first page is small, so that there is something to show after a second. */
const FIRST_PAGE_SIZE = 24;
/** So many of the products that could not be read are tried again with a reading. */
const MAX_RETRIES = 20;

/**
 * Begins to read every published and visible product, newest first, and what their attributes are called. A product
 * that moves while we read may come twice and is kept once. One that cannot be read is left out.
 */
export function createCatalogueReading(
  client: ShopClient,
  { leftOut = [], categoryFirst }: ReadingOptions = {},
): CatalogueReading {
  const query = productsQuery(client);
  const collected = collectProducts(client);
  const exclude = leftOut.map(({ id }) => id);
  const retried = leftOut.slice(0, MAX_RETRIES);
  let retries = 0;

  const walkOf = (category?: string) => {
    const cursors = new Set<string>();
    let after: string | null = null;
    let isOver = false;
    return {
      isOver: () => isOver,
      hasBegun: () => cursors.size > 0 || isOver,
      async readPage(first: number): Promise<void> {
        const page = await readProductPage(query, { first, after, exclude, category });
        collected.add(page);
        const { hasNextPage, endCursor } = page.pageInfo;
        // The shop answers a cursor that it does not know with the first page: one that comes twice ends the walk.
        isOver = !hasNextPage || !endCursor || cursors.has(endCursor);
        if (endCursor) cursors.add(endCursor);
        after = endCursor;
      },
    };
  };
  const all = walkOf();
  const category = categoryFirst === undefined ? null : walkOf(categoryFirst);
  const hasCategory = () => all.isOver() || category === null || category.isOver();

  const retryNext = async (): Promise<void> => {
    const problem = retried[retries];
    if (problem) collected.add(await readProductsById(query, [problem.id]));
    retries += 1;
    if (retries === retried.length) collected.add({ nodes: [], problems: leftOut.slice(MAX_RETRIES) });
  };

  return {
    async readNext() {
      if (!all.hasBegun()) await all.readPage(FIRST_PAGE_SIZE);
      else if (category && !hasCategory()) await category.readPage(PAGE_SIZE);
      else if (!all.isOver()) await all.readPage(PAGE_SIZE);
      else if (retries < retried.length) await retryNext();
      return !all.isOver() || retries < retried.length;
    },
    size: collected.size,
    hasCategory,
    products: collected.all,
  };
}
