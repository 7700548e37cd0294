import {
  fetchCatalogueEntries,
  fetchCataloguePage,
  fetchCategories,
  fetchChanges,
  type ChangePosition,
  type FetchedProducts,
} from "@rewire/data/server";
import type { Catalogue, Category } from "@rewire/domain";
import type { CatalogueReaderOptions } from "./createCatalogueReader.ts";
import { haveCategoryCountsChanged, mergeProducts } from "./mergeProducts.ts";

type ChangeDependencies = Pick<CatalogueReaderOptions, "shop" | "problems" | "onModified">;

/** Result of a read of products by id. */
export interface ProductsByIdsResult {
  readonly ids: ReadonlySet<number>;
  readonly products: FetchedProducts;
  /** Categories with their new counts; null where no product was added, removed or moved. */
  readonly categories: readonly Category[] | null;
}

/**
 * Reads products by id from the shop, and also the categories if products have moved between them.
 *
 * @param ids At most 100 ids.
 * @throws ShopRequestError if the shop does not respond.
 */
export async function readByIds(
  { shop, problems, onModified }: ChangeDependencies,
  currentCatalogue: Catalogue,
  ids: ReadonlySet<number>,
): Promise<ProductsByIdsResult> {
  const products = await fetchCatalogueEntries(shop, [...ids]);
  const mergedCatalogue = mergeProducts(currentCatalogue, products, ids);
  const haveCountsChanged =
    mergedCatalogue !== null && haveCategoryCountsChanged(currentCatalogue, mergedCatalogue, ids);
  const categories = haveCountsChanged ? await fetchCategories(shop) : null;
  problems.replace(ids, products.problems);
  onModified?.(ids);
  return { ids, products, categories };
}

/**
 * Merges products that were read by id into a catalogue.
 * @returns The merged catalogue; null if nothing has changed.
 */
export function mergeReadByIds(
  currentCatalogue: Catalogue,
  { ids, products, categories }: ProductsByIdsResult,
): Catalogue | null {
  const mergedCatalogue = mergeProducts(currentCatalogue, products, ids);
  return mergedCatalogue && { ...mergedCatalogue, categories: categories ?? mergedCatalogue.categories };
}

/**
 * Reads the changes since a position and applies them to a catalogue.
 *
 * @returns The catalogue, or null if nothing has changed, and the next position.
 * @throws ShopRequestError if the shop does not respond.
 */
export async function applyChanges(
  { shop, problems, onModified }: ChangeDependencies,
  currentCatalogue: Catalogue,
  startPosition: ChangePosition,
): Promise<{ readonly catalogue: Catalogue | null; readonly mark: ChangePosition | null }> {
  const unlistedIds = problems
    .all()
    .filter(({ isShown }) => !isShown)
    .map(({ id }) => id);
  const ids = new Set([...currentCatalogue.entries.map(({ summary }) => summary.id), ...unlistedIds]);
  const changes = await fetchChanges(shop, { mark: startPosition, ids, unreadable: problems.unreadable() });
  const mergedCatalogue = mergeProducts(currentCatalogue, changes, changes.ids);
  const haveCountsChanged =
    mergedCatalogue !== null && haveCategoryCountsChanged(currentCatalogue, mergedCatalogue, changes.ids);
  const categories = haveCountsChanged ? await fetchCategories(shop) : currentCatalogue.categories;
  // Nothing may fail after this line: changes before the mark are not requested again.
  problems.replace(changes.ids, changes.problems);
  onModified?.(changes.ids);
  return { catalogue: mergedCatalogue && { ...mergedCatalogue, categories }, mark: changes.mark };
}

/**
 * Reads the page after a cursor and compares it with the catalogue.
 *
 * @returns The catalogue, or null if nothing has changed, and the next cursor.
 * @throws ShopRequestError if the shop does not respond.
 */
export async function readNextPage(
  { shop, problems }: ChangeDependencies,
  currentCatalogue: Catalogue,
  cursor: string | null,
): Promise<{ readonly catalogue: Catalogue | null; readonly after: string | null }> {
  const page = await fetchCataloguePage(shop, cursor, problems.unreadable());
  const categories = page.next === null ? await fetchCategories(shop) : currentCatalogue.categories;
  const ids = new Set([...page.entries.map(({ summary }) => summary.id), ...page.problems.map(({ id }) => id)]);
  problems.replace(ids, page.problems);
  const mergedCatalogue = mergeProducts(currentCatalogue, page, ids);
  if (!mergedCatalogue && JSON.stringify(categories) === JSON.stringify(currentCatalogue.categories))
    return { catalogue: null, after: page.next };
  return { catalogue: { ...(mergedCatalogue ?? currentCatalogue), categories }, after: page.next };
}
