import { emptyQuery, type CatalogueFilters } from "./catalogueQuery.ts";
import { stringifyFilterItem, stringifyFilterValue, readFilterItems, type FilterItem } from "./filterItems.ts";
import { queryLimits } from "./queryLimits.ts";

/** Reserved names, which cannot be names of attributes. */
const RESERVED_NAMES: ReadonlySet<string> = new Set(["category", "price", "rating", "sale", "stock"]);

const MAX_STARS = 5;

/**
 * Parses the query parameter `filter`: `category[phones,cables],price[10,500],rating[4],sale[true],stock[true],
 * pa_color[blue]`. Unknown names, empty values, malformed items and items beyond {@link queryLimits} are ignored.
 * @param text Value of the parameter, percent-decoded once, as by `URLSearchParams`.
 * @param attributes Names of the attributes that the shop offers as filters.
 */
export function parseFilters(text: string, attributes: readonly string[]): CatalogueFilters {
  const items = readFilterItems(text.slice(0, queryLimits.filterLength));
  const values = Map.groupBy(items, ({ name }) => name);
  const listValues = (name: string) => [...new Set(values.get(name)?.flatMap((item) => item.values))].filter(Boolean);
  const limitValues = createValueLimiter();
  const categories = limitValues(listValues("category"));
  const attributeEntries = attributes
    .filter((name) => !RESERVED_NAMES.has(name))
    .map((name) => [name, limitValues(listValues(name))] as const);
  return {
    categories,
    price: parsePrice(values.get("price") ?? []),
    rating: parseRating(listValues("rating")),
    onSale: listValues("sale").includes("true"),
    inStock: listValues("stock").includes("true"),
    attributes: Object.fromEntries(attributeEntries.filter(([, acceptedValues]) => acceptedValues.length > 0)),
  };
}

/** Returns a filter for values, which accepts them as long as their total stays within {@link queryLimits}. */
function createValueLimiter(): (values: readonly string[]) => readonly string[] {
  let count = 0;
  let length = 0;
  return (values) => {
    const validValues: string[] = [];
    for (const value of values) {
      if (validValues.length === queryLimits.values || count === queryLimits.allValues) break;
      if (value.length > queryLimits.valueLength) continue;
      const valueLength = getEncodedLength(value);
      if (length + valueLength > queryLimits.valuesLength) continue;
      validValues.push(value);
      count += 1;
      length += valueLength;
    }
    return validValues;
  };
}

/** Returns the length of a value in a URL, in characters. */
const getEncodedLength = (value: string): number =>
  encodeURIComponent(stringifyFilterValue(value).toWellFormed()).length;

/** Serializes filters in the format of {@link parseFilters}; returns "" if no filter is active. */
export function stringifyFilters({ categories, price, rating, onSale, inStock, attributes }: CatalogueFilters): string {
  const items: readonly FilterItem[] = [
    { name: "category", values: categories },
    ...(price.min === null && price.max === null
      ? []
      : [{ name: "price", values: [formatBound(price.min), formatBound(price.max)] }]),
    { name: "rating", values: rating === null ? [] : [String(rating)] },
    { name: "sale", values: onSale ? ["true"] : [] },
    { name: "stock", values: inStock ? ["true"] : [] },
    ...Object.keys(attributes)
      .toSorted()
      .map((name) => ({ name, values: attributes[name] ?? [] })),
  ];
  return items
    .filter(({ values }) => values.length > 0)
    .map(stringifyFilterItem)
    .join(",");
}

/** Returns whether any filter is active. */
export const hasFilters = (filters: CatalogueFilters): boolean => stringifyFilters(filters) !== "";

const formatBound = (bound: number | null): string => (bound === null ? "" : String(bound));

/** Parses a decimal number, also in exponent notation; null for other texts. */
function parseNumber(text: string): number | null {
  if (text.length > queryLimits.valueLength) return null;
  const number = /^\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? number : null;
}

/** Returns the first item with a bound; bounds in the wrong order are swapped. */
function parsePrice(items: readonly FilterItem[]): CatalogueFilters["price"] {
  for (const { values } of items) {
    const [first = null, second = null] = values.slice(0, 2).map(parseNumber);
    if (first === null && second === null) continue;
    return first !== null && second !== null && first > second
      ? { min: second, max: first }
      : { min: first, max: second };
  }
  return emptyQuery.filters.price;
}

/** Values are alternatives, so the lowest one applies. */
function parseRating(values: readonly string[]): number | null {
  const stars = values.map(parseNumber).filter((value) => value !== null && value > 0 && value <= MAX_STARS);
  return stars.reduce((lowest, next) => (lowest === null || (next !== null && next < lowest) ? next : lowest), null);
}
