import type { Catalogue, CatalogueEntry, Sort } from "@rewire/domain";
import type { SearchIndex } from "../search/SearchIndex.ts";
import type { Synonyms } from "../search/synonyms.ts";
import type { Bits } from "./bits.ts";

/** An option of a filter and the products that have it. */
export interface IndexedOption {
  readonly value: string;
  readonly label: string;
  /** Places in the index, ascending. */
  readonly products: Uint32Array;
}

/** A global attribute that a list can be filtered by. */
export interface IndexedAttribute {
  readonly name: string;
  readonly label: string;
  readonly options: readonly IndexedOption[];
}

/** The catalogue, prepared so that any list of it is made in milliseconds. Products are known by their place, newest first. */
export interface CatalogueIndex extends Catalogue {
  /** The entries that lists show, in the order of the index; {@link Catalogue.entries} holds those that are hidden, too. */
  readonly listed: readonly CatalogueEntry[];
  /** The product at each place of a sorted list; newest first needs none, it is the order of the index. */
  readonly orders: ReadonlyMap<string, Uint32Array>;
  /** What the price filter compares with, in minor units; -1 where unpriced. */
  readonly highestPrices: Float64Array;
  readonly ratings: Float64Array;
  /** What lists show. */
  readonly everything: Bits;
  /** What a search may find. */
  readonly searchable: Bits;
  readonly onSale: Bits;
  /** Products of so many stars and up, in the order in which the filter offers them. */
  readonly stars: readonly { readonly least: number; readonly products: Bits }[];
  /** In the order of {@link Catalogue.categories}; each with the products of the categories below. */
  readonly categoryOptions: readonly IndexedOption[];
  /** Categories that lie below a category, by slug; itself is not among them. */
  readonly below: ReadonlyMap<string, ReadonlySet<string>>;
  /** Attributes that a list can be filtered by, in their order. */
  readonly attributeOptions: readonly IndexedAttribute[];
  readonly words: SearchIndex;
  readonly categoryWords: SearchIndex;
  readonly synonyms: Synonyms;
  /** ISO 4217 code of the prices; "" where nothing has a price. */
  readonly currency: string;
}

/** The name under which an order is kept. */
export const orderName = ({ by, order }: Sort): string => `${by} ${order}`;
