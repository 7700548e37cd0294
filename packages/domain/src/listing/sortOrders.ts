import type { CatalogueEntry } from "../catalogue.ts";
import type { SortKey } from "../catalogueQuery.ts";
import { lowestAmount } from "../price.ts";
import { orderName } from "./CatalogueIndex.ts";

const { compare } = new Intl.Collator("en");

const timeOf = ({ date }: CatalogueEntry): number => Date.parse(date) || 0;

/** Products newest first, those of the same moment by name: the order of the index, and what decides every tie. */
export function newestFirst(entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return entries
    .map((entry) => ({ entry, time: timeOf(entry) }))
    .toSorted((a, b) => b.time - a.time || compare(a.entry.summary.name, b.entry.summary.name))
    .map(({ entry }) => entry);
}

/** What a list is sorted by, as numbers; unpriced products come last whichever way prices are sorted. */
const numbersOf: Readonly<Record<Exclude<SortKey, "alphabetically">, (entry: CatalogueEntry) => number | null>> = {
  date: timeOf,
  price: ({ summary }) => lowestAmount(summary.price, "")?.minor ?? null,
  rating: ({ summary }) => summary.rating.average,
  discount: ({ summary }) => summary.discount?.percent ?? 0,
};

/**
 * Every order but newest first, worked out once, one at a time so that a server can do something else in between.
 * Ties stay as in the index: newest first, then by name.
 * @param entries From {@link newestFirst}.
 */
export function* sortOrders(entries: readonly CatalogueEntry[]): Generator<undefined, ReadonlyMap<string, Uint32Array>> {
  const orders = new Map<string, Uint32Array>();
  for (const [by, numberOf] of [...Object.entries(numbersOf), ["alphabetically", null] as const]) {
    const numbers = numberOf ? entries.map(numberOf) : ranksOf(entries);
    yield;
    for (const order of ["ASC", "DESC"] as const) {
      if (by === "date" && order === "DESC") continue;
      orders.set(orderName({ by: by as SortKey, order }), sorted(numbers, order === "ASC" ? 1 : -1));
      yield;
    }
  }
  return orders;
}

function sorted(numbers: readonly (number | null)[], direction: 1 | -1): Uint32Array {
  return Uint32Array.from(numbers.keys()).toSorted((a, b) => {
    const first = numbers[a] ?? null;
    const second = numbers[b] ?? null;
    if (first === null || second === null) return Number(first === null) - Number(second === null) || a - b;
    return (first - second) * direction || a - b;
  });
}

/** Names as numbers, the same for names that are the same, so that they are compared once only. */
function ranksOf(entries: readonly CatalogueEntry[]): readonly number[] {
  const names = [...new Set(entries.map(({ summary }) => summary.name))].toSorted(compare);
  const ranks = new Map<string, number>();
  let rank = 0;
  names.forEach((name, at) => {
    if (at > 0 && compare(names[at - 1] ?? "", name) !== 0) rank += 1;
    ranks.set(name, rank);
  });
  return entries.map(({ summary }) => ranks.get(summary.name) ?? 0);
}
