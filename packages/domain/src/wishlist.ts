import type { ProductSummary } from "./product.ts";
import type { Choice } from "./variation.ts";

/** What a wishlist keeps: nothing that could grow old. */
export interface WishlistItem {
  /** The shop's database id. */
  readonly productId: number;
  /** null while nothing is chosen, or where there is nothing to choose. */
  readonly variationId: number | null;
  /** The chosen options by attribute name; empty where nothing is chosen. */
  readonly choice: Choice;
}

/** A wish as the reader sees it, with names and prices read afresh. */
export interface WishlistEntry extends WishlistItem {
  /** With picture, price and stock of the chosen variation. */
  readonly product: ProductSummary;
  /** The chosen options in words: ["Graphite", "256 GB"]. */
  readonly options: readonly string[];
}

/** Tells wishes apart: one product may be wished for in several variations. */
export const wishKey = ({ productId, variationId }: Pick<WishlistItem, "productId" | "variationId">): string =>
  `${productId}-${variationId ?? 0}`;
