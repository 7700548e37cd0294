import type { Money, OrderTax } from "@rewire/domain";
import { toPlainText } from "../../html/plainText.ts";
import { sumMoney } from "../../money/sumMoney.ts";

/** Fields of a tax line in an order. The amounts are unformatted. */
export interface TaxLineFields {
  readonly label: string | null;
  readonly taxTotal: string | null;
  readonly shippingTaxTotal: string | null;
}

/**
 * Maps the tax lines of an order so that they add up to the order's tax. A rounding difference of at most one cent per
 * line is added to the largest amount. Returns null if the difference is larger, or if there are no tax lines.
 */
export function toTaxes(lines: readonly TaxLineFields[], tax: Money): readonly OrderTax[] | null {
  const taxes = lines
    .map(({ label, taxTotal, shippingTaxTotal }) => ({
      label: toPlainText(label),
      amount: sumMoney(
        [
          [taxTotal, null],
          [shippingTaxTotal, null],
        ],
        tax.currency,
      ),
    }))
    .filter(({ amount }) => amount.minor !== 0);
  const largestTax = taxes.toSorted((a, b) => b.amount.minor - a.amount.minor)[0];
  const difference = tax.minor - taxes.reduce((sum, { amount }) => sum + amount.minor, 0);
  if (!largestTax || Math.abs(difference) > taxes.length) return null;
  return taxes.map((line) =>
    line === largestTax ? { ...line, amount: { ...line.amount, minor: line.amount.minor + difference } } : line,
  );
}
