import { formatDecimal, getFractionDigits } from "@rewire/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createPayments } from "./createPayments.ts";
import { createPaymentStarts } from "./createPaymentStarts.ts";
import type { StripePayment } from "./createStripe.ts";

/** Claims a payment of an amount in Stripe's units; resolves with whether it pays the total. */
async function pays(amount: number, currency: string, total: number): Promise<boolean> {
  const store = createMemoryStore();
  const paymentStarts = createPaymentStarts(store);
  await paymentStarts.record("pi_1");
  const payment: StripePayment = { id: "pi_1", amount, currency: currency.toLowerCase(), status: "succeeded" };
  const stripe = { read: async () => payment, payBack: async () => undefined };
  const payments = createPayments(stripe, { store, paymentStarts, watch: async () => undefined, log: silentLog });
  return payments.claim("pi_1", "attempt", { minor: total, currency }).then(
    () => true,
    () => false,
  );
}

test.each([
  ["EUR", 1999, 1999],
  ["HUF", 199_000, 1990],
  ["ISK", 159_900, 1599],
  ["UGX", 500_000, 5000],
  ["JPY", 1999, 1999],
  ["KWD", 12_340, 12_340],
])("a total in %s is paid by Stripe's amount %i", async (currency, amount, total) => {
  expect(await pays(amount, currency, total)).toBe(true);
  expect(await pays(amount * 10, currency, total)).toBe(false);
  expect(await pays(Math.floor(amount / 10), currency, total)).toBe(false);
});

/** Stripe's examples: "to charge 10 USD, 1000", "¥500, 500", "5.124 KWD, 5120". */
const digitsOf = (currency: string): number => {
  if (/^(?:BIF|CLP|DJF|GNF|JPY|KMF|KRW|MGA|PYG|RWF|VND|VUV|XAF|XOF|XPF)$/.test(currency)) return 0;
  return /^(?:BHD|JOD|KWD|OMR|TND)$/.test(currency) ? 3 : 2;
};

test("in every currency that a shop may have, exactly the total is paid", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Intl.supportedValuesOf("currency")),
      fc.integer({ min: 100, max: 100_000_000 }),
      async (currency, wholeUnits) => {
        const total = wholeUnits * 10 ** getFractionDigits(currency);
        expect(Number(formatDecimal({ minor: total, currency }))).toBe(wholeUnits);
        const amount = wholeUnits * 10 ** digitsOf(currency);
        expect(await pays(amount, currency, total)).toBe(true);
        for (const other of [amount * 10, Math.floor(amount / 10), Math.floor(amount * 0.97), Math.ceil(amount * 1.03)])
          expect(await pays(other, currency, total)).toBe(false);
      },
    ),
    { numRuns: 400 },
  );
});

test("a cent that the shop's plugin has truncated may be missing, two may not", async () => {
  expect(await pays(1798, "EUR", 1799)).toBe(true);
  expect(await pays(1797, "EUR", 1799)).toBe(false);
  expect(await pays(1800, "EUR", 1799)).toBe(false);
});
