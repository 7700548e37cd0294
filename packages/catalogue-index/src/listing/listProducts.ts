import {
  type CatalogueFacets,
  type CatalogueQuery,
  emptyQuery,
  type Page,
  type ProductSummary,
  type Sort,
} from "@rewire/domain";
import { correctSearch } from "../search/correctSearch.ts";
import { MAX_SCORE } from "../search/searchTexts.ts";
import { countBits, hasBit, intersectBitSets, type BitSet } from "./bits.ts";
import { toSortOrderKey, type CatalogueIndex } from "./CatalogueIndex.ts";
import { selectProducts, type ProductSelection } from "./selectProducts.ts";
import { countFacets } from "./facets.ts";

/** Page of a product list, with the facets of the complete list. */
export interface ProductList extends Page<ProductSummary> {
  readonly facets: CatalogueFacets;
  /** Query with its typos corrected; null without a correction. */
  readonly correctedTo: string | null;
  /** Repairs of a search, which are a group before or behind the goods in any sort order; null without repairs. */
  readonly repairs: RepairGroup | null;
}

/** Group of the repairs among the results of a search. */
export interface RepairGroup {
  readonly total: number;
  /** Number of repairs on the page. */
  readonly countOnPage: number;
  readonly areFirst: boolean;
}

/** Category and page number of a product list. */
export interface ListScope {
  /** Category slug; absent for all products. */
  readonly category?: string | undefined;
  /** Page number, starting at 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Returns a page of the products that match a query, sorted, with the number of products for each filter option. By
 * default, search results are sorted by score and then newest first.
 * @returns null for an unknown category and for a page beyond the last. An empty list has one empty page.
 */
export function listProducts(
  index: CatalogueIndex,
  query: CatalogueQuery,
  { category, page, pageSize }: ListScope,
): ProductList | null {
  const selection = selectProducts(index, query, category);
  if (!selection) return null;
  const { searchScores } = selection;
  const total = countBits(selection.matchingBits);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (!Number.isSafeInteger(page) || page < 1 || page > pageCount) return null;
  const isDefault = query.sort.by === emptyQuery.sort.by && query.sort.order === emptyQuery.sort.order;
  const order = searchScores && isDefault ? sortByScore(searchScores.scores) : getSortOrder(index, query.sort);
  const pageProducts = sliceMatches(
    orderByGroup(order, selection),
    selection.matchingBits,
    (page - 1) * pageSize,
    pageSize,
  );
  const items = pageProducts.flatMap((product) => index.entries[product]?.summary ?? []);
  const bestEntry = searchScores?.hasTypo && index.entries[findMaxScore(searchScores.scores, selection.matchingBits)];
  const correctedTo = bestEntry && total > 0 ? correctSearch(query.search, bestEntry.searchText) : null;
  const facets = countFacets(index, selection, query.filters, category);
  return { items, total, page, pageCount, facets, correctedTo, repairs: countRepairs(selection, pageProducts) };
}

function countRepairs(
  { repairs, matchingBits }: ProductSelection,
  productsOnPage: readonly number[],
): RepairGroup | null {
  if (!repairs) return null;
  const total = countBits(intersectBitSets(matchingBits, [repairs.bits]));
  const countOnPage = productsOnPage.filter((product) => hasBit(repairs.bits, product)).length;
  return total > 0 ? { total, countOnPage, areFirst: repairs.areFirst } : null;
}

/** Keeps repairs together, before or behind the goods; each group keeps its order. */
function* orderByGroup(order: Iterable<number>, { repairs }: ProductSelection): Iterable<number> {
  if (!repairs) return yield* order;
  for (const isFirstGroup of [true, false])
    for (const product of order)
      if ((hasBit(repairs.bits, product) === repairs.areFirst) === isFirstGroup) yield product;
  return undefined;
}

/** Returns the position of the product with the highest score; -1 if none matches. */
function findMaxScore(scores: Uint16Array, selection: BitSet): number {
  let bestEntry = -1;
  scores.forEach((score, product) => {
    if (score > (scores[bestEntry] ?? 0) && hasBit(selection, product)) bestEntry = product;
  });
  return bestEntry;
}

const getSortOrder = (index: CatalogueIndex, sort: Sort): Iterable<number> =>
  index.orders.get(toSortOrderKey(sort)) ?? index.entries.keys();

/**
 * Sorts products by descending score with a counting sort. Products with equal scores keep the order of the index.
 * Products with a score of 0 are omitted.
 */
export function sortByScore(scores: Uint16Array): Uint32Array {
  const offsets = new Uint32Array(MAX_SCORE + 2);
  for (const score of scores) if (score > 0) offsets[MAX_SCORE - score + 1] = (offsets[MAX_SCORE - score + 1] ?? 0) + 1;
  for (let at = 1; at < offsets.length; at += 1) offsets[at] = (offsets[at] ?? 0) + (offsets[at - 1] ?? 0);
  const order = new Uint32Array(offsets.at(-1) ?? 0);
  scores.forEach((score, product) => {
    if (score === 0) return;
    const rank = MAX_SCORE - score;
    order[offsets[rank] ?? 0] = product;
    offsets[rank] = (offsets[rank] ?? 0) + 1;
  });
  return order;
}

function sliceMatches(order: Iterable<number>, selection: BitSet, from: number, count: number): readonly number[] {
  const products: number[] = [];
  let matchIndex = 0;
  for (const product of order) {
    if (!hasBit(selection, product)) continue;
    if (matchIndex >= from) products.push(product);
    matchIndex += 1;
    if (products.length === count) break;
  }
  return products;
}
