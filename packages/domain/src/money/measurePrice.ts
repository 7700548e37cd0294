import type { Money } from "./money.ts";
import type { NetQuantity, QuantityUnit } from "./netQuantity.ts";
import { calculateUnitPrice } from "./unitPrice.ts";

/** Unit price of goods as pages show it: 2.95 euros for a "m". */
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

const SYMBOLS: Readonly<Record<QuantityUnit, string>> = {
  meter: "m",
  liter: "l",
  kilogram: "kg",
  squareMeter: "m²",
  piece: "piece",
};

/** Returns the symbol of a quantity to which unit prices refer, which is the same in all languages of the storefront. */
export function toMeasure({ per, unit }: Pick<MeasuredQuantity, "per" | "unit">): string {
  if (per === 1) return SYMBOLS[unit];
  return unit === "liter" ? "100\u00A0ml" : "100\u00A0g";
}

/** Returns the unit price of an offer; null for free goods, and if it equals the price. */
export function toMeasurePrice(price: Money, quantity: MeasuredQuantity): MeasurePrice | null {
  const unitPrice = price.minor > 0 ? calculateUnitPrice(price, quantity, quantity.per) : null;
  return unitPrice && { amount: unitPrice.amount, measure: toMeasure(quantity) };
}
