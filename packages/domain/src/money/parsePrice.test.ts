import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatDecimal, formatMoney, getFractionDigits } from "./money.ts";
import { parsePrice } from "./parsePrice.ts";

const pageLocales = ["en-US", "de-DE", "es-ES", "fr-FR", "it-IT", "pt-BR"] as const;
const currencies = "EUR USD CAD GBP CHF SEK JPY KRW ISK KWD BHD TND INR BRL".split(" ");

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
  ["1,23,456.50", 12_345_650],
  ["1,23,45,678", 1_234_567_800],
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
  "1,23,45",
  "1.23,456",
  "1,23,456,50",
  "0,123.50",
  "1.2e3",
  "0x10",
  "Infinity",
  "$50",
  "50 USD",
  "50 € 60 €",
  "€50 €",
  "EU 50 R",
  "1234567890",
  "9".repeat(400),
  `50${" ".repeat(100)}€`,
  "٥٠",
])("%j is no price, or could be two", (text) => expect(parsePrice(text, "EUR")).toBeNull());

test("currencies have digits of their own behind the mark", () => {
  expect(parsePrice("¥1,999.5", "JPY")).toBeNull();
  expect(parsePrice("1999", "JPY")).toEqual({ minor: 1999, currency: "JPY" });
  expect(parsePrice("1,234.500", "KWD")).toEqual({ minor: 1_234_500, currency: "KWD" });
});

test("three digits after the only mark are thousands where a currency has no decimals, and decimals where it has three", () => {
  for (const text of ["12,345", "12.345", "¥12,345"])
    expect.soft(parsePrice(text, "JPY"), text).toEqual({ minor: 12_345, currency: "JPY" });
  for (const text of ["0,500", "12.34", "1234.567", "12,345.678"])
    expect.soft(parsePrice(text, "JPY"), text).toBeNull();
  for (const text of ["1.500", "1,500", "KWD 1.500", "1,500 KWD"])
    expect.soft(parsePrice(text, "KWD"), text).toEqual({ minor: 1500, currency: "KWD" });
  expect(parsePrice("1,234,567", "KWD")).toEqual({ minor: 1_234_567_000, currency: "KWD" });
});

test("a currency may be signed as the page or the prices of the shop sign it, and no other may", () => {
  expect(parsePrice("1127,50 US$", "USD", ["es-ES"])).toEqual({ minor: 112_750, currency: "USD" });
  expect(parsePrice("10,00 $CA", "CAD", ["en-US", "fr-FR"])).toEqual({ minor: 1000, currency: "CAD" });
  expect(parsePrice("45.000 kr.", "ISK", ["is-IS"])).toEqual({ minor: 45_000, currency: "ISK" });
  expect(parsePrice("￥12,345", "JPY", ["ja-JP"])).toEqual({ minor: 12_345, currency: "JPY" });
  expect(parsePrice("10,00 $US", "CAD", pageLocales)).toBeNull();
  expect(parsePrice("US$ 10.00", "CAD", pageLocales)).toBeNull();
});

test("a price is read back as each page prints it in each currency, and as a plain decimal", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.constantFrom(...currencies),
      fc.constantFrom(...pageLocales, "en-IN"),
      (minor, currency, locale) => {
        const price = { minor, currency };
        expect(parsePrice(formatMoney(price, locale), currency, [locale])).toEqual(price);
        expect(parsePrice(formatDecimal(price), currency)).toEqual(price);
      },
    ),
    { numRuns: 1000 },
  );
});

test("a number that two pages read differently is read as neither", () => {
  const readAs = (text: string, group: string, decimal: string) =>
    Number(text.replaceAll(group, "").replace(decimal, "."));
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999 }),
      fc.integer({ min: 0, max: 999 }),
      fc.constantFrom(".", ","),
      fc.constantFrom(...currencies.filter((currency) => getFractionDigits(currency) === 2)),
      (whole, part, mark, currency) => {
        const text = `${whole}${mark}${String(part).padStart(3, "0")}`;
        expect(readAs(text, ",", ".")).not.toBe(readAs(text, ".", ","));
        expect(parsePrice(text, currency)).toBeNull();
      },
    ),
  );
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
