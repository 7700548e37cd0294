import type { Catalogue, CatalogueEntry, Sort } from "@rewire/domain";
import type { TextGroupsByName } from "../search/scoreTerm.ts";
import type { SearchIndex } from "../search/SearchIndex.ts";
import type { Synonyms } from "../search/synonyms/synonyms.ts";
import type { BitSet } from "./bits.ts";

/** Filter option with the index positions of the matching products. */
export interface IndexedOption {
  readonly value: string;
  readonly label: string;
  /** Positions in the index, ascending. */
  readonly products: Uint32Array;
}

/** Global product attribute that is offered as a filter. */
export interface IndexedAttribute {
  readonly name: string;
  readonly label: string;
  readonly options: readonly IndexedOption[];
}

/**
 * Catalogue with indexes for product lists, filters and search. A product's number is its position in the index; the
 * newest product comes first.
 */
export interface CatalogueIndex extends Catalogue {
  /** Entries shown in lists, in the order of the index; {@link Catalogue.entries} includes hidden ones. */
  readonly listed: readonly CatalogueEntry[];
  /** Products in each sort order, by {@link toSortOrderKey}; newest first is the order of the index and has none. */
  readonly orders: ReadonlyMap<string, Uint32Array>;
  /** Highest price of each product in minor units, for the price filter; -1 where unpriced. */
  readonly highestPrices: Float64Array;
  readonly ratings: Float64Array;
  /** Products shown in lists. */
  readonly listedProductBits: BitSet;
  /** Products of `listedProductBits` without repairs, which are booked at the repair desk. */
  readonly nonRepairBits: BitSet;
  /** Products included in searches. */
  readonly searchableBits: BitSet;
  /** Repairs, which are sold at the repair desk. */
  readonly repairBits: BitSet;
  readonly onSale: BitSet;
  readonly inStock: BitSet;
  /** Products by minimum rating, in the order of the filter's options. */
  readonly stars: readonly { readonly min: number; readonly products: BitSet }[];
  /** Options in the order of {@link Catalogue.categories}, each with the products of its descendants. */
  readonly categoryOptions: readonly IndexedOption[];
  /** Slugs of the descendants of each category, by slug; excluding the category. */
  readonly descendants: ReadonlyMap<string, ReadonlySet<string>>;
  /** Filterable attributes, in order. */
  readonly attributeOptions: readonly IndexedAttribute[];
  readonly searchIndex: SearchIndex;
  /** Products of each category, by the key of its name. */
  readonly categoryGroups: TextGroupsByName;
  readonly categorySearchIndex: SearchIndex;
  readonly synonyms: Synonyms;
  /** ISO 4217 code of the prices; "" if no product has a price. */
  readonly currency: string;
}

/** Converts a sort order to a key of {@link CatalogueIndex.orders}. */
export const toSortOrderKey = ({ by, order }: Sort): string => `${by} ${order}`;
