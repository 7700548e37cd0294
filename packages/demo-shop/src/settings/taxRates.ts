import type { TaxRate } from "../money/tax.ts";

const TAX_PERCENTAGES: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Standard tax rates of the countries in the European Union. Sales to other countries are not taxed. */
export const taxRates: Readonly<Record<string, TaxRate>> = Object.fromEntries(
  Object.entries(TAX_PERCENTAGES).map(([country, percent], index) => [
    country,
    { id: index + 1, label: "VAT", percent },
  ]),
);
