import { type CatalogueEntry, lowestAmount, type SortKey, sortKeys } from "@rewire/domain";
import { orderName } from "./CatalogueIndex.ts";
import { sortInSteps } from "./sortInSteps.ts";

const { compare } = new Intl.Collator("en");

const timeOf = ({ date }: CatalogueEntry): number => Date.parse(date) || 0;

/** After so many products somebody else gets a turn. */
const AT_ONCE = 5_000;

/** What each product has, step by step. */
function* valuesOf<Value>(
  entries: readonly CatalogueEntry[],
  valueOf: (entry: CatalogueEntry) => Value,
): Generator<undefined, Value[]> {
  const values: Value[] = [];
  for (const entry of entries) {
    values.push(valueOf(entry));
    if (values.length % AT_ONCE === 0) yield;
  }
  return values;
}

/** Products newest first, those of the same moment by name: the order of the index, and what decides every tie. */
export function* newestFirst(entries: readonly CatalogueEntry[]): Generator<undefined, readonly CatalogueEntry[]> {
  const times = yield* valuesOf(entries, timeOf);
  const nameAt = (place: number) => entries[place]?.summary.name ?? "";
  const byTime = (a: number, b: number) => (times[b] ?? 0) - (times[a] ?? 0) || compare(nameAt(a), nameAt(b));
  const places = yield* sortInSteps(entries.length, byTime);
  return Array.from(places, (place) => entries[place]).filter((entry) => entry !== undefined);
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
export function* sortOrders(
  entries: readonly CatalogueEntry[],
): Generator<undefined, ReadonlyMap<string, Uint32Array>> {
  const orders = new Map<string, Uint32Array>();
  for (const by of sortKeys) {
    const numbers = by === "alphabetically" ? yield* ranksOf(entries) : yield* valuesOf(entries, numbersOf[by]);
    for (const order of ["ASC", "DESC"] as const) {
      if (by === "date" && order === "DESC") continue;
      orders.set(orderName({ by, order }), yield* sorted(numbers, order === "ASC" ? 1 : -1));
      yield;
    }
  }
  return orders;
}

const sorted = (numbers: readonly (number | null)[], direction: 1 | -1) =>
  sortInSteps(numbers.length, (a, b) => {
    const first = numbers[a] ?? null;
    const second = numbers[b] ?? null;
    if (first === null || second === null) return Number(first === null) - Number(second === null) || a - b;
    return (first - second) * direction || a - b;
  });

/** Names as numbers, the same for names that are the same, so that they are compared once only. */
function* ranksOf(entries: readonly CatalogueEntry[]): Generator<undefined, readonly number[]> {
  const names = [...new Set(entries.map(({ summary }) => summary.name))];
  const nameAt = (place: number) => names[place] ?? "";
  const places = yield* sortInSteps(names.length, (a, b) => compare(nameAt(a), nameAt(b)));
  const ranks = new Map<string, number>();
  let rank = 0;
  let before: string | null = null;
  for (const place of places) {
    const name = nameAt(place);
    if (before !== null && compare(before, name) !== 0) rank += 1;
    ranks.set(name, rank);
    before = name;
    if (ranks.size % AT_ONCE === 0) yield;
  }
  return yield* valuesOf(entries, ({ summary }) => ranks.get(summary.name) ?? 0);
}
