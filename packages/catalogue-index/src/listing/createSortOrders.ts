import { type CatalogueEntry, findLowestAmount, getRankingDiscount, type SortKey, sortKeys } from "@rewire/domain";
import { computeBayesianRatings } from "./computeBayesianRatings.ts";
import { toSortOrderKey } from "./CatalogueIndex.ts";
import { sortInSteps } from "../steps/sortInSteps.ts";

const { compare } = new Intl.Collator("en");

const getTimestamp = ({ date }: CatalogueEntry): number => Date.parse(date) || 0;

/** Number of products between two yields to the event loop. */
const MAX_PRODUCTS_PER_STEP = 5_000;

/** Computes a value of each product, in steps. */
function* readValues<Value>(
  entries: readonly CatalogueEntry[],
  getValue: (entry: CatalogueEntry) => Value,
): Generator<undefined, Value[]> {
  const values: Value[] = [];
  for (const entry of entries) {
    values.push(getValue(entry));
    if (values.length % MAX_PRODUCTS_PER_STEP === 0) yield;
  }
  return values;
}

/**
 * Sorts products by date, newest first, and then by name. This is the order of the index, and it breaks ties in all
 * other sort orders.
 */
export function* sortNewestFirst(entries: readonly CatalogueEntry[]): Generator<undefined, readonly CatalogueEntry[]> {
  const times = yield* readValues(entries, getTimestamp);
  const getName = (position: number) => entries[position]?.summary.name ?? "";
  const compareByTime = (a: number, b: number) => (times[b] ?? 0) - (times[a] ?? 0) || compare(getName(a), getName(b));
  const sortedPositions = yield* sortInSteps(entries.length, compareByTime);
  return Array.from(sortedPositions, (position) => entries[position]).filter((entry) => entry !== undefined);
}

/** Sort keys as numbers; null for unpriced products, which come last in both directions. */
const sortValueGetters: Readonly<
  Record<Exclude<SortKey, "alphabetically" | "rating">, (entry: CatalogueEntry) => number | null>
> = {
  date: getTimestamp,
  price: ({ summary }) => findLowestAmount(summary.price, "")?.minor ?? null,
  discount: (entry) => getRankingDiscount(entry)?.percent ?? 0,
};

/**
 * Computes all sort orders except newest first. Runs in steps, between which a server can handle requests. Ties keep
 * the order of the index.
 * @param entries Products in the order of {@link sortNewestFirst}.
 * @param previousOrders Previous sort orders of the same products. If given, the orders by date and name are reused, so
 * no product's date or name may have changed.
 */
export function* createSortOrders(
  entries: readonly CatalogueEntry[],
  previousOrders: ReadonlyMap<string, Uint32Array> | null = null,
): Generator<undefined, ReadonlyMap<string, Uint32Array>> {
  const orders = new Map<string, Uint32Array>();
  for (const sortKey of sortKeys) {
    if (previousOrders && (sortKey === "alphabetically" || sortKey === "date")) {
      for (const [name, order] of previousOrders) if (name.startsWith(`${sortKey} `)) orders.set(name, order);
      continue;
    }
    const numbers =
      sortKey === "alphabetically"
        ? yield* rankByName(entries)
        : sortKey === "rating"
          ? computeBayesianRatings(entries)
          : yield* readValues(entries, sortValueGetters[sortKey]);
    for (const order of ["ASC", "DESC"] as const) {
      if (sortKey === "date" && order === "DESC") continue;
      orders.set(toSortOrderKey({ by: sortKey, order }), yield* sortNumbers(numbers, order === "ASC" ? 1 : -1));
      yield;
    }
  }
  return orders;
}

const sortNumbers = (numbers: readonly (number | null)[], direction: 1 | -1) =>
  sortInSteps(numbers.length, (a, b) => {
    const first = numbers[a] ?? null;
    const second = numbers[b] ?? null;
    if (first === null || second === null) return Number(first === null) - Number(second === null) || a - b;
    return (first - second) * direction || a - b;
  });

/** Ranks products by name; equal names share a rank, so that names are compared only once. */
function* rankByName(entries: readonly CatalogueEntry[]): Generator<undefined, readonly number[]> {
  const names = [...new Set(entries.map(({ summary }) => summary.name))];
  const getName = (position: number) => names[position] ?? "";
  const sortedPositions = yield* sortInSteps(names.length, (a, b) => compare(getName(a), getName(b)));
  const ranks = new Map<string, number>();
  let rank = 0;
  let previousName: string | null = null;
  for (const position of sortedPositions) {
    const name = getName(position);
    if (previousName !== null && compare(previousName, name) !== 0) rank += 1;
    ranks.set(name, rank);
    previousName = name;
    if (ranks.size % MAX_PRODUCTS_PER_STEP === 0) yield;
  }
  return yield* readValues(entries, ({ summary }) => ranks.get(summary.name) ?? 0);
}
