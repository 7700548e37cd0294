import type { Money } from "./money.ts";
import type { NetQuantity, QuantityUnit } from "./netQuantity.ts";
import { calculateUnitPrice } from "./unitPrice.ts";

/** Unit price of a product for display, such as €2.95 per "m". */
export interface MeasurePrice {
  readonly amount: Money;
  /** Symbol of what it is the price of: "m", "m²", "l", "kg", "100 ml", "100 g"; "piece" is translated. */
  readonly measure: string;
  /** Whether it is the lowest of several variations. @default false */
  readonly isFrom?: true | undefined;
}

/** Net quantity of an offer, with the quantity to which its unit price refers. */
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
 * Returns the symbol of the quantity to which a unit price refers, such as "m" or "100 ml". Symbols are the same in all
 * languages.
 */
export function toMeasure({ per: unitQuantity, unit }: Pick<MeasuredQuantity, "per" | "unit">): string {
  if (unitQuantity === 1) return UNIT_SYMBOLS[unit];
  return unit === "liter" ? "100\u00A0ml" : "100\u00A0g";
}

/** Returns the unit price of an offer; null if the goods are free, or if the unit price equals the price. */
export function toMeasurePrice(price: Money, quantity: MeasuredQuantity): MeasurePrice | null {
  const unitPrice = price.minor > 0 ? calculateUnitPrice(price, quantity, quantity.per) : null;
  return unitPrice && { amount: unitPrice.amount, measure: toMeasure(quantity) };
}
