import {
  type CatalogueFacets,
  type CatalogueQuery,
  everything,
  type Page,
  type ProductSummary,
  type Sort,
} from "@rewire/domain";
import { correctSearch } from "../search/correctSearch.ts";
import { highestScore } from "../search/searchTexts.ts";
import { countBits, hasBit, type Bits } from "./bits.ts";
import { orderName, type CatalogueIndex } from "./CatalogueIndex.ts";
import { chooseProducts } from "./chooseProducts.ts";
import { countFacets } from "./facets.ts";

/** One page of a list and every filter that narrows it down. */
export interface ProductList extends Page<ProductSummary> {
  readonly facets: CatalogueFacets;
  /** The search as it was understood where a typo had to be mended; null otherwise. */
  readonly correctedTo: string | null;
}

/** Which part of the catalogue is shown. */
export interface ListScope {
  /** Slug; absent for all products. */
  readonly category?: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/**
 * Makes one page of a list: what the query finds, sorted, with counts for every filter.
 * What a search finds is in the order in which it fits, newest first where nothing parts it, unless another order is asked for.
 * @returns null for an unknown category and for a page that the list does not have; the first page of nothing is an empty page.
 */
export function listProducts(
  index: CatalogueIndex,
  query: CatalogueQuery,
  { category, page, pageSize }: ListScope,
): ProductList | null {
  const chosen = chooseProducts(index, query, category);
  if (!chosen) return null;
  const total = countBits(chosen.all);
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  if (!Number.isSafeInteger(page) || page < 1 || page > pageCount) return null;
  const isDefault = query.sort.by === everything.sort.by && query.sort.order === everything.sort.order;
  const order = chosen.scores && isDefault ? bestFirst(chosen.scores) : orderOf(index, query.sort);
  const items = cut(order, chosen.all, (page - 1) * pageSize, pageSize).flatMap(
    (product) => index.entries[product]?.summary ?? [],
  );
  const best = chosen.scores && index.entries[bestOf(chosen.scores, chosen.all)];
  const correctedTo = best && total > 0 ? correctSearch(query.search, best.searchText) : null;
  return { items, total, page, pageCount, facets: countFacets(index, chosen, query.filters, category), correctedTo };
}

/** The product that fits a search best; -1 where none does. */
function bestOf(scores: Uint16Array, chosen: Bits): number {
  let best = -1;
  scores.forEach((score, product) => {
    if (score > (scores[best] ?? 0) && hasBit(chosen, product)) best = product;
  });
  return best;
}

const orderOf = (index: CatalogueIndex, sort: Sort): Iterable<number> =>
  index.orders.get(orderName(sort)) ?? index.entries.keys();

/** Products that a search found, best first; each score keeps the order of the index. */
export function bestFirst(scores: Uint16Array): Uint32Array {
  const places = new Uint32Array(highestScore + 2);
  for (const score of scores)
    if (score > 0) places[highestScore - score + 1] = (places[highestScore - score + 1] ?? 0) + 1;
  for (let at = 1; at < places.length; at += 1) places[at] = (places[at] ?? 0) + (places[at - 1] ?? 0);
  const order = new Uint32Array(places.at(-1) ?? 0);
  scores.forEach((score, product) => {
    if (score === 0) return;
    const rank = highestScore - score;
    order[places[rank] ?? 0] = product;
    places[rank] = (places[rank] ?? 0) + 1;
  });
  return order;
}

function cut(order: Iterable<number>, chosen: Bits, from: number, count: number): readonly number[] {
  const products: number[] = [];
  let place = 0;
  for (const product of order) {
    if (!hasBit(chosen, product)) continue;
    if (place >= from) products.push(product);
    place += 1;
    if (products.length === count) break;
  }
  return products;
}
