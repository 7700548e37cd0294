/**
 * Money inside the engine: whole millionths of a cent, because WooCommerce keeps six decimals of a cent while it works
 * out taxes and discounts and rounds to the cent only where it says so. Whole numbers add up exactly; floats do not.
 */
export type Amount = number;

const PER_CENT = 1_000_000;

/** Converts whole cents to an amount. */
export const fromCents = (cents: number): Amount => cents * PER_CENT;

/** Rounds an amount to whole cents, half up, as WooCommerce does but for taxes and discounts. */
export const toCents = (amount: Amount): number => Math.round(amount / PER_CENT);

/** Rounds an amount to the cent, half up. */
export const roundToCent = (amount: Amount): Amount => toCents(amount) * PER_CENT;

/** Rounds an amount to the cent, half down, as WooCommerce does with taxes when prices include tax. */
export const roundTaxToCent = (amount: Amount): Amount => Math.ceil(amount / PER_CENT - 0.5) * PER_CENT;

/** Parses a decimal string ("749.00") to cents. */
export const parseCents = (text: string): number => Math.round(Number.parseFloat(text) * 100);

/** Adds amounts. */
export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);
