/**
 * Money inside the engine: whole millionths of a cent, because WooCommerce keeps six decimals of a cent while it works
 * out taxes and discounts and rounds to the cent only where it says so. Whole numbers add up exactly; floats do not.
 */
export type Amount = number;

const PER_CENT = 1_000_000;

/** An amount from whole cents. */
export const fromCents = (cents: number): Amount => cents * PER_CENT;

/** Whole cents of an amount; halves go up, as WooCommerce rounds everything but taxes and discounts. */
export const toCents = (amount: Amount): number => Math.round(amount / PER_CENT);

/** The amount rounded to the cent, halves up. */
export const roundToCent = (amount: Amount): Amount => toCents(amount) * PER_CENT;

/** The amount rounded to the cent, halves down: WooCommerce's way with taxes when prices are entered with tax. */
export const roundTaxToCent = (amount: Amount): Amount => Math.ceil(amount / PER_CENT - 0.5) * PER_CENT;

/** Cents of a decimal string as a shopkeeper types it ("749.00"). */
export const parseCents = (text: string): number => Math.round(Number.parseFloat(text) * 100);

/** The sum of amounts. */
export const sum = (amounts: readonly Amount[]): Amount => amounts.reduce((total, amount) => total + amount, 0);
