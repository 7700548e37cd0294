import { formatMoney } from "@rewire/domain";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseGiftCard } from "./giftCard.ts";

const readBalance = (amount: string, currency: string) =>
  parseGiftCard(`Gift card, ${amount} remaining`, currency)?.remaining;

test.each([
  ["KWD 11.360", 11_360, "KWD"],
  ["11,360 KWD", 11_360, "KWD"],
  ["KWD 1,136.500", 1_136_500, "KWD"],
  ["¥1,136", 1136, "JPY"],
  ["€1,136", 113_600, "EUR"],
  ["€11.36", 1136, "EUR"],
])("the balance %s has the decimals of its currency", (text, minor, currency) =>
  expect(readBalance(text, currency)).toEqual({ minor, currency }),
);

test("a date beside a currency is no balance", () =>
  expect(parseGiftCard("Gift card, EUR 20.00 remaining, valid until 31.12.2027 EUR", "EUR")?.remaining).toEqual({
    minor: 2000,
    currency: "EUR",
  }));

test("another coupon is no gift card", () => expect(parseGiftCard("KWD 11.360 off", "KWD")).toBeUndefined());

test("a balance is read as it is printed in each language, with any number of decimals", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom("EUR", "GBP", "CHF", "USD", "BRL", "INR", "KRW", "KWD", "BHD", "TND"),
      fc.constantFrom("en-US", "de-DE", "es-ES", "fr-FR", "it-IT", "pt-BR"),
      (minor, currency, locale) => {
        expect(readBalance(formatMoney({ minor, currency }, locale), currency)).toEqual({ minor, currency });
      },
    ),
  );
});
