import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney } from "./money.ts";
import { parsePrice } from "./parsePrice.ts";

test.each([
  ["50", 5000],
  ["50.00", 5000],
  ["50,00", 5000],
  ["50,5", 5050],
  [" 94.00 ", 9400],
  ["0", 0],
  ["0,01", 1],
  ["€50", 5000],
  ["50 €", 5000],
  ["50,00\u00a0€", 5000],
  ["EUR 50,00", 5000],
  ["1234,50", 123_450],
  ["1.234,50", 123_450],
  ["1,234.50", 123_450],
  ["1 234,50", 123_450],
  ["1’234.50", 123_450],
  ["1 234", 123_400],
  ["1.234.567", 123_456_700],
  ["1,234,567.8", 123_456_780],
])("%s", (text, minor) => expect(parsePrice(text, "EUR")).toEqual({ minor, currency: "EUR" }));

test.each([
  "",
  " ",
  "€",
  "about 50",
  "50 or 60",
  "-5",
  "5,0,0",
  "1,234",
  "1.234",
  "94.005",
  "94.0050",
  "1.234.50",
  "1.234,567",
  "12.34,50",
  "1,234,50",
  "1.2e3",
  "0x10",
  "Infinity",
  "$50",
  "50 USD",
  "50 € 60 €",
  "1234567890",
  "9".repeat(400),
  `50${" ".repeat(100)}€`,
  "٥٠",
])("%j is no price, or could be two", (text) => expect(parsePrice(text, "EUR")).toBeNull());

test("currencies have digits of their own behind the mark", () => {
  expect(parsePrice("¥1,999.5", "JPY")).toBeNull();
  expect(parsePrice("1999", "JPY")).toEqual({ minor: 1999, currency: "JPY" });
  expect(parsePrice("1.500", "KWD")).toBeNull();
  expect(parsePrice("1,234.500", "KWD")).toEqual({ minor: 1_234_500, currency: "KWD" });
});

test("what is printed is read back, or could be two prices; no text throws", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999 }),
      fc.constantFrom("en-US", "de-DE", "es-ES", "fr-FR", "it-IT", "pt-BR"),
      (minor, locale) => {
        expect(parsePrice(formatMoney({ minor, currency: "EUR" }, locale), "EUR")).toEqual({ minor, currency: "EUR" });
      },
    ),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.,'’ €-]{0,14}$/)), (text) => {
      const price = parsePrice(text, "EUR");
      expect(price === null || (Number.isSafeInteger(price.minor) && price.minor >= 0)).toBe(true);
    }),
  );
});
