import type { Money } from "./money.ts";
import type { NetQuantity, QuantityUnit } from "./netQuantity.ts";
import { calculateUnitPrice } from "./unitPrice.ts";

/**
 * Price of a product per unit of measure, such as kilogram, litre or metre, for display: €2.95 per "m". Directive
 * 98/6/EC calls it the unit price; here, the unit price of a cart line is the price per item.
 */
export interface MeasurePrice {
  readonly amount: Money;
  /** Symbol of what it is the price of: "m", "m²", "l", "kg", "100 ml", "100 g"; "piece" is translated. */
  readonly measure: string;
  /** Whether it is the lowest of several variations. @default false */
  readonly isFrom?: true | undefined;
}

/** Net quantity of an offer, with the quantity to which its price per unit of measure refers. */
export interface MeasuredQuantity extends NetQuantity {
  /** Quantity of the unit, see `chooseUnitQuantity`. */
  readonly per: number;
}

const UNIT_SYMBOLS: Readonly<Record<QuantityUnit, string>> = {
  meter: "m",
  liter: "l",
  kilogram: "kg",
  squareMeter: "m²",
  piece: "piece",
};

/**
 * Returns the symbol of the quantity to which a price per unit of measure refers, such as "m" or "100 ml". Symbols are
 * the same in all languages.
 */
export function toMeasure({ per: unitQuantity, unit }: Pick<MeasuredQuantity, "per" | "unit">): string {
  if (unitQuantity === 1) return UNIT_SYMBOLS[unit];
  return unit === "liter" ? "100\u00A0ml" : "100\u00A0g";
}

/**
 * Returns the price of an offer per unit of measure, such as kilogram, litre or metre; null if the goods are free, or
 * if it equals the price of the offer.
 */
export function toMeasurePrice(price: Money, quantity: MeasuredQuantity): MeasurePrice | null {
  const unitPrice = price.minor > 0 ? calculateUnitPrice(price, quantity, quantity.per) : null;
  return unitPrice && { amount: unitPrice.amount, measure: toMeasure(quantity) };
}
