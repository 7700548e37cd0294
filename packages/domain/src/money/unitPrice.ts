import type { NetQuantity, QuantityUnit } from "./netQuantity.ts";
import type { Money } from "./money.ts";

/** Price per standard quantity, such as a metre, a litre or 100 millilitres. */
export interface UnitPrice {
  readonly amount: Money;
  /** Quantity of the unit that it is the price of: 1, or 0.1 for 100 grams or millilitres. */
  readonly per: number;
  readonly unit: QuantityUnit;
}

/** Quantity up to which the price of 100 grams or millilitres is named, in kilograms or litres. */
const MAX_SMALL_QUANTITY = 0.25;

/**
 * Returns the quantity to which the unit prices of a product refer: 0.1 litres or kilograms for small products,
 * otherwise 1 unit. All variations share this quantity, so that their unit prices can be compared.
 */
export const chooseUnitQuantity = (netQuantities: readonly NetQuantity[]): number =>
  netQuantities.every(
    ({ quantity, unit }) => (unit === "liter" || unit === "kilogram") && quantity <= MAX_SMALL_QUANTITY,
  )
    ? 0.1
    : 1;

/**
 * Calculates the unit price of an offer (Directive 98/6/EC, Article 3), rounded to the minor unit. Returns null if the
 * unit price equals the price.
 * @param unitQuantity Quantity to which the unit price refers, from {@link chooseUnitQuantity}.
 */
export function calculateUnitPrice(
  price: Money,
  { quantity, unit }: NetQuantity,
  unitQuantity: number,
): UnitPrice | null {
  if (quantity === unitQuantity) return null;
  return { amount: { ...price, minor: Math.round((price.minor * unitQuantity) / quantity) }, per: unitQuantity, unit };
}
