import type { Discount, Money, Price } from "../money/index.ts";
import type { RepairWork } from "../repair/index.ts";
import type { Category, NetQuantities, ProductSummary } from "../product/index.ts";

/** Current price of a product or variation, as recorded in the price log. */
export interface OfferPrice {
  /** Database id of the product or variation. */
  readonly id: number;
  /** Price that a shopper pays, in minor units. */
  readonly minor: number;
  /** Price that the shop shows as the former one, in minor units; null without a reduction. */
  readonly was: number | null;
}

/** Price and discount of a product as returned by the shop, before the prior price is applied. */
export interface ShopPrice {
  readonly price: Price;
  readonly discount: Discount | null;
  /** Whether the 30 days before the reduction are unknown, so that pages show no percentage. */
  readonly isUnproven: boolean;
}

/** Product in the catalogue: its summary for lists, and its data for search, filters and sorting. */
export interface CatalogueEntry {
  readonly summary: ProductSummary;
  /** Visibility: lists only, search only, or only its own page. @default everywhere */
  readonly visibility?: "list" | "search" | "hidden" | undefined;
  /** Publication date, ISO date-time with offset; "" if unknown. */
  readonly date: string;
  /** Units sold so far. */
  readonly sales: number;
  /** Slugs of its terms by taxonomy: `{ pa_color: ["black"], product_cat: ["smartphones"] }`. */
  readonly terms: Readonly<Record<string, readonly string[]>>;
  /** Highest gross amount of the product, which the price filter compares; null without a price. */
  readonly highestPrice: Money | null;
  /** Repair that the product represents; null for other products. */
  readonly repair: RepairWork | null;
  /** Whether the product has an energy class, and no value of a product information sheet. @default false */
  readonly lacksProductSheet?: true | undefined;
  /** Prices of the variations, or of a reduced simple product. @default the summary's price */
  readonly offers?: readonly OfferPrice[] | undefined;
  /** Net quantities of the product or its variations. @default none */
  readonly netQuantities?: NetQuantities | undefined;
  /** Price and discount as the shop shows them, where the summary counts the reduction from the prior price. */
  readonly shopPrice?: ShopPrice | undefined;
  /**
   * Name, short description, description, and article numbers (its variations' too), as plain text, one line each,
   * including empty lines. Not folded, not lower-cased.
   */
  readonly searchText: string;
}

/**
 * Labels of the shop's global attributes and their terms: `{ pa_color: { label: "Color", options: { black: "Black" } }
 * }`. The label of an attribute is "" if unknown.
 */
export type AttributeLabels = Readonly<
  Record<string, { readonly label: string; readonly options: Readonly<Record<string, string>> }>
>;

/** Products, categories and attributes of the shop. */
export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly categories: readonly Category[];
  readonly attributes: AttributeLabels;
}

/** Progress of the first complete read of the catalogue. */
export interface CatalogueReadProgress {
  /** Products that lists show by now. */
  readonly read: number;
  /** Total number of products; null if the shop does not return it. */
  readonly total: number | null;
}
