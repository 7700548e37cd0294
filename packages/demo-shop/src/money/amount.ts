/**
 * Amount of money as an integer in millionths of a cent. WooCommerce calculates taxes and discounts in fractions of a
 * cent and rounds them to the cent only in certain steps. Integers avoid the rounding errors of floating-point numbers.
 */
export type Amount = number;

const AMOUNT_UNITS_PER_CENT = 1_000_000;

/** Converts cents to an amount. */
export const fromCents = (cents: number): Amount => cents * AMOUNT_UNITS_PER_CENT;

/** Converts an amount to whole cents; half a cent is rounded up, as in WooCommerce except for taxes and discounts. */
export const toCents = (amount: Amount): number => Math.round(amount / AMOUNT_UNITS_PER_CENT);

/** Rounds an amount to the cent; half a cent is rounded up. */
export const roundToCent = (amount: Amount): Amount => toCents(amount) * AMOUNT_UNITS_PER_CENT;

/** Rounds an amount to the cent; half a cent is rounded down, as in WooCommerce for taxes if prices include tax. */
export const roundHalfDownToCent = (amount: Amount): Amount =>
  Math.ceil(amount / AMOUNT_UNITS_PER_CENT - 0.5) * AMOUNT_UNITS_PER_CENT;

/** Parses a decimal string such as "749.00" into cents. */
export const parseCents = (text: string): number => Math.round(Number.parseFloat(text) * 100);

/** Calculates the sum of several amounts. */
export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);
