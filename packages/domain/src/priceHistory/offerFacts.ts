import type { OfferPrice } from "../catalogue/index.ts";
import type { EnergyClass } from "../ecodesign/index.ts";
import type { Discount, MeasuredQuantity, MeasurePrice, Price } from "../money/index.ts";

/**
 * Facts about a product or variation that pages show in addition to the shop's own data, such as its price per metre.
 */
export interface OfferFacts {
  /** Price as the catalogue read it from the shop. */
  readonly offer: OfferPrice;
  /** Price as cards and product pages show it, with a reduction counted from the prior price. */
  readonly price: Price;
  /** null for none, and while the 30 days before a reduction are unknown. */
  readonly discount: Discount | null;
  readonly energyClass?: EnergyClass | undefined;
  /** Price per unit of measure; the lowest one of a product with variations. */
  readonly measurePrice?: MeasurePrice | undefined;
  /** Net quantity of what is sold; undefined for none, and for a product with variations. */
  readonly netQuantity?: MeasuredQuantity | undefined;
}

/**
 * Returns the facts about a product or one of its variations, by database id; null if the catalogue does not contain
 * the product.
 */
export type FindOfferFacts = (productId: number, variationId: number | null) => OfferFacts | null;
