/** Sort key of a product list, and the value of the query parameter `orderby`. */
export type SortKey = "date" | "price" | "rating" | "discount" | "alphabetically";

/** All values of {@link SortKey}; the default comes first. */
export const sortKeys: readonly SortKey[] = ["date", "price", "rating", "discount", "alphabetically"];

/** Sort order of a product list: its key and direction. */
export interface Sort {
  readonly by: SortKey;
  readonly order: "ASC" | "DESC";
}

/**
 * Filters of a product list. A product must match all filters, and at least one value of each. An empty filter matches
 * every product.
 */
export interface CatalogueFilters {
  /** Category slugs; a category includes its descendants. */
  readonly categories: readonly string[];
  /** Whole or decimal amounts of the shop's currency, inclusive; a missing bound is open. */
  readonly price: { readonly min: number | null; readonly max: number | null };
  /** Minimum number of stars; null for any. */
  readonly rating: number | null;
  readonly onSale: boolean;
  /** Whether products that are out of stock or on backorder are left out. */
  readonly inStock: boolean;
  /** Term slugs by attribute name: `{ pa_color: ["black", "blue"] }`. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** Query of a product list: search, filters and sort order. */
export interface CatalogueQuery {
  readonly search: string;
  readonly filters: CatalogueFilters;
  readonly sort: Sort;
}

/** Option of a filter, with the number of products that match both the option and all other filters. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly isSelected: boolean;
}

/** Filters available for a product list, with the number of products for each option. */
export interface CatalogueFacets {
  readonly categories: readonly FacetOption[];
  /** Lowest and highest price of the list, in whole amounts of the currency; null for an empty list. */
  readonly price: { readonly lowest: number; readonly highest: number } | null;
  /** "4" to "1": minimum number of stars. */
  readonly ratings: readonly FacetOption[];
  readonly onSale: FacetOption;
  readonly inStock: FacetOption;
  readonly attributes: readonly {
    readonly name: string;
    readonly label: string;
    readonly options: readonly FacetOption[];
  }[];
}

/** Default query: all products, newest first. */
export const emptyQuery: CatalogueQuery = {
  search: "",
  filters: {
    categories: [],
    price: { min: null, max: null },
    rating: null,
    onSale: false,
    inStock: false,
    attributes: {},
  },
  sort: { by: "date", order: "DESC" },
};
