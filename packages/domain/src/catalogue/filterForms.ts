import { sortKeys, type CatalogueQuery } from "./catalogueQuery.ts";

/**
 * Names of the fields in a list's forms without JavaScript. Such a form cannot combine its fields into the parameter
 * `filter`, so the server parses them with {@link readFilterForm} and redirects.
 */
export const filterFormFields = { min: "min_price", max: "max_price", sort: "sort" } as const;

/** Returns the form value of a sort order, such as "price-ASC". */
export const stringifySortField = ({ by, order }: CatalogueQuery["sort"]): string => `${by}-${order}`;

/**
 * Merges the fields of a form without JavaScript into a query; null if the parameters contain no such field. Amounts
 * that are not numbers become open bounds, reversed bounds are swapped, and an unknown sort order leaves the sort order
 * of the query unchanged.
 */
export function readFilterForm(parameters: URLSearchParams, query: CatalogueQuery): CatalogueQuery | null {
  if (!Object.values(filterFormFields).some((name) => parameters.has(name))) return null;
  const hasPrice = parameters.has(filterFormFields.min) || parameters.has(filterFormFields.max);
  const price = hasPrice
    ? parsePriceRange(parameters.get(filterFormFields.min) ?? "", parameters.get(filterFormFields.max) ?? "")
    : query.filters.price;
  const [key, order] = (parameters.get(filterFormFields.sort) ?? "").split("-");
  const by = sortKeys.find((sortKey) => sortKey === key);
  return {
    ...query,
    filters: { ...query.filters, price },
    sort: by ? { by, order: order === "ASC" ? "ASC" : "DESC" } : query.sort,
  };
}

/** Parses two fields into an inclusive price range; reversed bounds are swapped, invalid ones are open. */
export function parsePriceRange(min: string, max: string): CatalogueQuery["filters"]["price"] {
  const [minAmount, maxAmount] = [readAmount(min), readAmount(max)];
  return minAmount !== null && maxAmount !== null && minAmount > maxAmount
    ? { min: maxAmount, max: minAmount }
    : { min: minAmount, max: maxAmount };
}

function readAmount(text: string): number | null {
  const digits = text.trim().replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(digits) && Number.isSafeInteger(Math.round(Number(digits) * 100))
    ? Number(digits)
    : null;
}
