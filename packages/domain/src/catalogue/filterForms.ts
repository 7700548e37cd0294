import { sortKeys, type CatalogueQuery } from "./catalogueQuery.ts";

/**
 * Names of the fields in forms that a list sends without JavaScript. A form can hold an amount and a choice, but cannot
 * put them together to a `filter`: whoever answers reads them with {@link readFilterForm} and redirects.
 */
export const filterFormFields = { min: "min_price", max: "max_price", sort: "sort" } as const;

/** Form value of a sort order: "price-ASC". */
export const stringifySortField = ({ by, order }: CatalogueQuery["sort"]): string => `${by}-${order}`;

/**
 * What a form without JavaScript asks for on top of a query; null where the address holds no field of such a form.
 * Amounts that are no numbers are open bounds, bounds the wrong way round are swapped, an unknown order keeps the query's.
 */
export function readFilterForm(parameters: URLSearchParams, query: CatalogueQuery): CatalogueQuery | null {
  if (!Object.values(filterFormFields).some((name) => parameters.has(name))) return null;
  const hasPrice = parameters.has(filterFormFields.min) || parameters.has(filterFormFields.max);
  const price = hasPrice
    ? priceBetween(parameters.get(filterFormFields.min) ?? "", parameters.get(filterFormFields.max) ?? "")
    : query.filters.price;
  const [key, order] = (parameters.get(filterFormFields.sort) ?? "").split("-");
  const by = sortKeys.find((one) => one === key);
  return {
    ...query,
    filters: { ...query.filters, price },
    sort: by ? { by, order: order === "ASC" ? "ASC" : "DESC" } : query.sort,
  };
}

/** Parses two fields into an inclusive price range; reversed bounds are swapped, invalid ones are open. */
export function priceBetween(min: string, max: string): CatalogueQuery["filters"]["price"] {
  const [low, high] = [readAmount(min), readAmount(max)];
  return low !== null && high !== null && low > high ? { min: high, max: low } : { min: low, max: high };
}

function readAmount(text: string): number | null {
  const digits = text.trim().replace(",", ".");
  return /^\d+(?:\.\d+)?$/.test(digits) && Number.isSafeInteger(Math.round(Number(digits) * 100))
    ? Number(digits)
    : null;
}
