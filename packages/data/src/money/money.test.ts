import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMoney, formatDecimal } from "@rewire/domain";
import { balanceAmounts } from "./balanceAmounts.ts";
import { readDecimal } from "./readDecimal.ts";
import { sumMoney } from "./sumMoney.ts";
import { toAmounts } from "./toAmounts.ts";
import { toMoney } from "./toMoney.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("toMoney reads every shape that the shop prints", () => {
  test.each([
    ["€549.00", 54900],
    ["€1,127.99", 112799],
    ["€12,345,678.90", 1234567890],
    ["1.324,00&nbsp;€", 132400],
    ["1.324,00\u00a0€", 132400],
    ["1 324,00 €", 132400],
    ["749,50&nbsp;€", 74950],
    ["CHF 1’127.50", 112750],
    ["kr. 1.234,50", 123450],
    ["€1,127", 112700],
    ["1.127 €", 112700],
    ["-€5.00", -500],
    ["€-5.00", -500],
    [
      '<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>500.00</bdi></span>',
      50000,
    ],
    ["74", 7400],
    ["118.1", 11810],
    ["3635.5", 363550],
    ["35.61983471", 3562],
    ["0", 0],
    ["€0.00", 0],
  ])("%s", (text, minor) => expect(toMoney(text, "EUR")).toEqual(euros(minor)));

  test.each([null, undefined, "", "Call us", "€", "&nbsp;"])("%s holds no money", (text) =>
    expect(toMoney(text, "EUR")).toBeNull(),
  );

  test("RAW of a currency with three decimals", () =>
    expect(toMoney("1.500", "KWD")).toEqual({ minor: 1500, currency: "KWD" }));
  test("yen have no decimals", () => expect(toMoney("¥1,999", "JPY")).toEqual({ minor: 1999, currency: "JPY" }));
  test.each([
    ["11.360 KD", 11_360],
    ["KWD 11,360", 11_360],
    ["KWD 1,127.500", 1_127_500],
    ["KWD 1,127,500", 1_127_500_000],
  ])("%s is in a currency with three decimals", (text, minor) => {
    expect(toMoney(text, "KWD")).toEqual({ minor, currency: "KWD" });
    expect(sumMoney([[null, text]], "KWD")).toEqual({ minor, currency: "KWD" });
  });
  test("marks that differ make a decimal with three places", () =>
    expect(readDecimal("1.127,500 KD")).toBe("1127.500"));

  test("what Intl prints in any of our languages is read back", () => {
    const locale = fc.constantFrom("en-US", "de-DE", "es-ES", "fr-FR", "it-IT", "pt-BR", "de-CH");
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), locale, (minor, language) => {
        expect(toMoney(formatMoney(euros(minor), language), "EUR")).toEqual(euros(minor));
      }),
    );
  });
});

describe("toAmounts", () => {
  test("RAW lists every variation", () => {
    expect(toAmounts("279.00, 279.00, 379.00", "EUR")).toEqual([euros(27900), euros(27900), euros(37900)]);
  });
  test("printed ranges", () => {
    expect(toAmounts("1.324,00&nbsp;€ - 1.524,00&nbsp;€", "EUR")).toEqual([euros(132400), euros(152400)]);
    expect(toAmounts("€549.00 &ndash; €749.00", "EUR")).toEqual([euros(54900), euros(74900)]);
  });
  test("nothing", () => expect(toAmounts(null, "EUR")).toEqual([]));
});

describe("sumMoney", () => {
  test("rounds once: parts rounded apart would be a cent off", () => {
    expect(
      sumMoney(
        [
          ["12.39669", null],
          ["2.60331", null],
        ],
        "EUR",
      ),
    ).toEqual(euros(1500));
    expect(
      sumMoney(
        [
          ["0.004", null],
          ["0.004", null],
        ],
        "EUR",
      ),
    ).toEqual(euros(1));
  });
  test("falls back on the printed text", () => {
    expect(
      sumMoney(
        [
          [undefined, "€35.62"],
          [null, "€7.48"],
        ],
        "EUR",
      ),
    ).toEqual(euros(4310));
  });
  test("what cannot be read counts as nothing", () =>
    expect(
      sumMoney(
        [
          [null, "free"],
          ["1", null],
        ],
        "EUR",
      ),
    ).toEqual(euros(100)));
  test("equals whole cents added", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), (cents) => {
        const parts = cents.map((minor) => [formatDecimal(euros(minor)), null] as const);
        expect(sumMoney(parts, "EUR").minor).toBe(cents.reduce((sum, next) => sum + next, 0));
      }),
    );
  });
});

describe("balance", () => {
  const none = euros(0);
  test("leaves alone what adds up", () => {
    expect(
      balanceAmounts({
        goods: euros(1000),
        discount: euros(100),
        shipping: euros(495),
        fees: none,
        total: euros(1395),
      }),
    ).toEqual({ goods: euros(1000), discount: euros(100) });
  });
  test("gives a cent of rounding to the discount, or to the goods where there is none", () => {
    expect(
      balanceAmounts({ goods: euros(1000), discount: euros(100), shipping: null, fees: none, total: euros(901) })
        .discount,
    ).toEqual(euros(99));
    expect(
      balanceAmounts({ goods: euros(1000), discount: none, shipping: null, fees: none, total: euros(1001) }),
    ).toEqual({
      goods: euros(1001),
      discount: none,
    });
  });
  test("shows what a gift card plugin takes off the total as discount, and surcharges as fees", () => {
    expect(
      balanceAmounts({ goods: euros(1000), discount: none, shipping: euros(500), fees: none, total: euros(200) }),
    ).toEqual({ goods: euros(1000), discount: euros(1300) });
    expect(
      balanceAmounts({ goods: euros(1000), discount: none, shipping: null, fees: none, total: euros(1300) }).fees,
    ).toEqual(euros(300));
  });
  test("always adds up to the total, and no part turns negative that was not", () => {
    const cents = fc.integer({ min: 0, max: 100_000 }).map(euros);
    fc.assert(
      fc.property(cents, cents, fc.option(cents), cents, cents, (goods, discount, shipping, fees, total) => {
        const parts = balanceAmounts({ goods, discount, shipping, fees, total });
        expect(parts.goods.minor - parts.discount.minor + (shipping?.minor ?? 0) + (parts.fees?.minor ?? 0)).toBe(
          total.minor,
        );
        expect(parts.discount.minor).toBeGreaterThanOrEqual(0);
        expect(parts.fees?.minor ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
