/**
 * Amount of money in minor units, with an ISO 4217 currency code. `{ minor: 1999, currency: "EUR" }` is €19.99; `{
 * minor: 1999, currency: "JPY" }` is ¥1,999.
 */
export interface Money {
  /** Integer count of the currency's minor unit (cents for EUR, yen for JPY). */
  readonly minor: number;
  /** ISO 4217 code, upper case. */
  readonly currency: string;
}

const digitsByCurrency = new Map<string, number>();

/** Returns the number of fraction digits of a currency: 2 for EUR, 0 for JPY. */
export const getFractionDigits = (currency: string): number => {
  const cachedDigits = digitsByCurrency.get(currency);
  if (cachedDigits !== undefined) return cachedDigits;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  digitsByCurrency.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
};

/**
 * Parses a plain decimal string such as `"19.99"` without floating-point arithmetic.
 *
 * @param decimal Digits with at most one "."; excess fraction digits are rounded half up.
 * @throws RangeError if `decimal` is not a decimal number; the message quotes it.
 */
export function parseMoney(decimal: string, currency: string): Money {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(decimal.trim());
  if (!match) {
    throw new RangeError(`Cannot read "${decimal.slice(0, 100)}" as money`);
  }
  const [, sign = "", wholeDigits = "0", fraction = ""] = match;
  const digits = getFractionDigits(currency);
  const paddedFraction = fraction.padEnd(digits + 1, "0");
  const roundingIncrement = Number(paddedFraction.charAt(digits)) >= 5 ? 1 : 0;
  const minor = Number(wholeDigits + paddedFraction.slice(0, digits)) + roundingIncrement;
  return { minor: sign && minor !== 0 ? -minor : minor, currency };
}

const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Formats an amount of money for display, such as `"€19.99"` for en-US. Formatters are cached, because creating them is
 * slow.
 * @param priceLocale BCP 47 language tag. Pages pass `settings.priceLocale`, so that prices look the same in every
 *   language.
 */
export function formatMoney({ minor, currency }: Money, priceLocale: string): string {
  const key = `${priceLocale} ${currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(priceLocale, { style: "currency", currency });
    formatters.set(key, formatter);
  }
  return formatter.format(minor / 10 ** getFractionDigits(currency));
}

/** Formats an amount of money as a decimal string such as `"19.99"`, which {@link parseMoney} can parse. */
export function formatDecimal({ minor, currency }: Money): string {
  return (minor / 10 ** getFractionDigits(currency)).toFixed(getFractionDigits(currency));
}

const requireSameCurrency = (a: Money, b: Money): string => {
  if (a.currency !== b.currency) throw new RangeError(`Cannot reckon ${a.currency} with ${b.currency}`);
  return a.currency;
};

/** Adds two amounts. @throws RangeError if their currencies differ. */
export const addMoney = (a: Money, b: Money): Money => ({
  currency: requireSameCurrency(a, b),
  minor: a.minor + b.minor,
});

/** Subtracts `b` from `a`. @throws RangeError if their currencies differ. */
export const subtractMoney = (a: Money, b: Money): Money => ({
  currency: requireSameCurrency(a, b),
  minor: a.minor - b.minor,
});

/** Multiplies an amount of money by a whole number. */
export const multiplyMoney = (money: Money, count: number): Money => ({ ...money, minor: money.minor * count });

/** Creates an amount of zero in the given currency. */
export const createZeroMoney = (currency: string): Money => ({ minor: 0, currency });
