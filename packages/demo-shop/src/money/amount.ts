/**
 * Amount of money as an integer in millionths of a cent. WooCommerce calculates taxes and discounts with six decimals
 * of a cent and rounds to the cent only in certain steps. Integers avoid the rounding errors of floats.
 */
export type Amount = number;

const AMOUNT_UNITS_PER_CENT = 1_000_000;

/** Converts cents to an amount. */
export const fromCents = (cents: number): Amount => cents * AMOUNT_UNITS_PER_CENT;

/** Rounds an amount half up to whole cents, as WooCommerce does except for taxes and discounts. */
export const toCents = (amount: Amount): number => Math.round(amount / AMOUNT_UNITS_PER_CENT);

/** Rounds an amount half up to the cent. */
export const roundToCent = (amount: Amount): Amount => toCents(amount) * AMOUNT_UNITS_PER_CENT;

/** Rounds an amount half down to the cent, as WooCommerce does with taxes when prices include tax. */
export const roundHalfDownToCent = (amount: Amount): Amount =>
  Math.ceil(amount / AMOUNT_UNITS_PER_CENT - 0.5) * AMOUNT_UNITS_PER_CENT;

/** Parses a decimal string such as "749.00" into cents. */
export const parseCents = (text: string): number => Math.round(Number.parseFloat(text) * 100);

/** Calculates the sum of several amounts. */
export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);
