import { everything, type CatalogueFilters } from "../catalogueQuery.ts";
import { printFilterItem, readFilterItems, type FilterItem } from "./filterItems.ts";

/** Names that mean something of their own; an attribute cannot be called so. */
const RESERVED: ReadonlySet<string> = new Set(["category", "price", "rating", "sale"]);

const MOST_STARS = 5;

/**
 * Reads the `filter` of an address: `category[phones,cables],price[10,500],rating[4],sale[true],pa_color[blue]`.
 * Unknown names, empty values and malformed items are ignored one by one; the rest still works.
 * @param text As it stands in the address, decoded once as `URLSearchParams` does.
 * @param attributes Names of the attributes that the shop lets people filter by.
 */
export function parseFilters(text: string, attributes: readonly string[]): CatalogueFilters {
  const items = readFilterItems(text);
  const valuesOf = (name: string) => [...new Set(items.filter((item) => item.name === name).flatMap(({ values }) => values))].filter(Boolean);
  const named = attributes.filter((name) => !RESERVED.has(name)).map((name) => [name, valuesOf(name)] as const);
  return {
    categories: valuesOf("category"),
    price: parsePrice(items),
    rating: parseRating(valuesOf("rating")),
    onSale: valuesOf("sale").includes("true"),
    attributes: Object.fromEntries(named.filter(([, values]) => values.length > 0)),
  };
}

/** Writes filters as {@link parseFilters} reads them; "" where nothing is filtered. */
export function printFilters({ categories, price, rating, onSale, attributes }: CatalogueFilters): string {
  const items: readonly FilterItem[] = [
    { name: "category", values: categories },
    ...(price.min === null && price.max === null ? [] : [{ name: "price", values: [amount(price.min), amount(price.max)] }]),
    { name: "rating", values: rating === null ? [] : [String(rating)] },
    { name: "sale", values: onSale ? ["true"] : [] },
    ...Object.keys(attributes).toSorted().map((name) => ({ name, values: attributes[name] ?? [] })),
  ];
  return items.filter(({ values }) => values.length > 0).map(printFilterItem).join(",");
}

/** Whether anything is filtered at all. */
export const hasFilters = (filters: CatalogueFilters): boolean => printFilters(filters) !== "";

const amount = (bound: number | null): string => (bound === null ? "" : String(bound));

/** A number as people or machines write it; null for anything else. */
function readNumber(text: string): number | null {
  const number = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** The first item that names a bound; bounds that stand the wrong way round are swapped. */
function parsePrice(items: readonly FilterItem[]): CatalogueFilters["price"] {
  for (const { name, values } of items) {
    const [first = null, second = null] = name === "price" ? values.map(readNumber) : [];
    if (first === null && second === null) continue;
    return first !== null && second !== null && first > second ? { min: second, max: first } : { min: first, max: second };
  }
  return everything.filters.price;
}

/** Values are alternatives, so that the lowest decides. */
function parseRating(values: readonly string[]): number | null {
  const stars = values.map(readNumber).filter((value) => value !== null && value > 0 && value <= MOST_STARS);
  return stars.reduce((low, next) => (low === null || (next !== null && next < low) ? next : low), null);
}
