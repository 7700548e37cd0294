import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addMoney,
  formatMoney,
  createZeroMoney,
  parseMoney,
  subtractMoney,
  multiplyMoney,
  formatDecimal,
} from "./money.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("parseMoney", () => {
  test.each([
    ["19.99", "EUR", 1999],
    ["0", "EUR", 0],
    ["118.1", "EUR", 11810],
    ["74", "EUR", 7400],
    [" 5.00 ", "EUR", 500],
    ["-5.5", "EUR", -550],
    ["-0.00", "EUR", 0],
    ["1999", "JPY", 1999],
    ["1.5", "KWD", 1500],
    ["3.335", "EUR", 334],
    ["3.3349", "EUR", 333],
    ["0.999", "EUR", 100],
  ])("%s %s is %i", (text, currency, minor) => expect(parseMoney(text, currency)).toEqual({ minor, currency }));

  test.each(["", "abc", "1,99", "1.2.3", "€5", "1e3", ".5", "--1"])("%s is refused, and quoted", (text) => {
    expect(() => parseMoney(text, "EUR")).toThrow(JSON.stringify(text));
  });

  test("what formatDecimal writes it reads, in currencies of 0, 2 and 3 decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom("EUR", "JPY", "KWD"), (minor, currency) => {
        expect(parseMoney(formatDecimal({ minor, currency }), currency)).toEqual({ minor, currency });
      }),
    );
  });
});

describe("formatMoney", () => {
  test.each([
    ["en-US", "€1,999.90"],
    ["de-DE", "1.999,90\u00a0€"],
    ["pt-BR", "€\u00a01.999,90"],
  ])("%s", (locale, text) => expect(formatMoney(euros(199990), locale)).toBe(text));
  test("yen have no decimals", () => expect(formatMoney({ minor: 1999, currency: "JPY" }, "en-US")).toBe("¥1,999"));
});

describe("reckoning", () => {
  test("adding and taking away undo each other", () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        expect(subtractMoney(addMoney(euros(a), euros(b)), euros(b))).toEqual(euros(a));
      }),
    );
  });
  test("times and none", () =>
    expect(addMoney(multiplyMoney(euros(1999), 3), createZeroMoney("EUR"))).toEqual(euros(5997)));
  test("currencies do not mix", () => {
    expect(() => addMoney(euros(1), createZeroMoney("JPY"))).toThrow(RangeError);
    expect(() => subtractMoney(euros(1), createZeroMoney("JPY"))).toThrow(RangeError);
  });
});
