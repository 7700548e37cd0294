import type { CatalogueQuery } from "../catalogueQuery.ts";

/**
 * Names of the form fields with which a product list is filtered without JavaScript. The server parses the fields with
 * `readFilterForm` and redirects to the URL of the filtered list.
 */
export const filterFormFields = { min: "min_price", max: "max_price", sort: "sort" } as const;

/** Returns the form value of a sort order, such as "price-ASC". */
export const stringifySortField = ({ by, order }: CatalogueQuery["sort"]): string => `${by}-${order}`;
