import { getFractionDigits } from "@rewire/domain";

/** Currencies that Stripe takes in whole units, and in thousandths: https://docs.stripe.com/currencies */
const zeroDigitCurrencies: ReadonlySet<string> = new Set(
  "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
);
const threeDigitCurrencies: ReadonlySet<string> = new Set("BHD JOD KWD OMR TND".split(" "));

function getStripeDigits(currency: string): number {
  if (zeroDigitCurrencies.has(currency)) return 0;
  return threeDigitCurrencies.has(currency) ? 3 : 2;
}

/**
 * Converts an amount of Stripe to the minor units of our prices, rounded. Stripe takes hundredths of most currencies, also
 * where none are in use: ISK, UGX, HUF.
 *
 * @param currency ISO 4217 code, upper case
 */
export const toMinorUnits = (stripeAmount: number, currency: string): number =>
  Math.round(stripeAmount * 10 ** (getFractionDigits(currency) - getStripeDigits(currency)));
