import { sortKeys, type CatalogueQuery } from "../catalogueQuery.ts";
import { filterFormFields } from "./filterFormFields.ts";

/**
 * Merges the fields of a filter form that was submitted without JavaScript into a query. Prices that are not numbers
 * count as missing, and a reversed price range is swapped. Returns null if the parameters contain none of the fields.
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

/**
 * Parses two form fields into an inclusive price range. A reversed range is swapped; an invalid price leaves its end of
 * the range open.
 */
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
