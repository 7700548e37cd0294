import { describe, expect, test, vi } from "vitest";
import { toPriceDiscount, toPrice } from "./toPrice.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("toPrice", () => {
  test("one price", () => {
    expect(toPrice({ price: "€19.99", rawPrice: "19.99", regularPrice: "€19.99", purchasable: true }, "EUR")).toEqual({
      kind: "single",
      amount: euros(1999),
    });
  });
  test("a sale that runs", () => {
    expect(
      toPrice({ price: "€45.00", rawPrice: "45", regularPrice: "€60.00", rawRegularPrice: "60", onSale: true }, "EUR"),
    ).toEqual({ kind: "sale", was: euros(6000), now: euros(4500) });
  });
  test("a sale of the future is none yet, although the shop sends its price", () => {
    expect(toPrice({ price: "€60.00", rawPrice: "60", regularPrice: "€60.00", onSale: false }, "EUR")).toEqual({
      kind: "single",
      amount: euros(6000),
    });
  });
  test("variations at different prices, in RAW or printed", () => {
    expect(toPrice({ price: "€549.00 - €749.00", rawPrice: "549.00, 549.00, 649.00, 749.00" }, "EUR")).toEqual({
      kind: "range",
      from: euros(54900),
      to: euros(74900),
    });
    expect(toPrice({ price: "1.324,00&nbsp;€ - 1.524,00&nbsp;€" }, "EUR")).toEqual({
      kind: "range",
      from: euros(132400),
      to: euros(152400),
    });
  });
  test("variations at one price", () => {
    expect(toPrice({ price: "€8.00", rawPrice: "8.00, 8.00" }, "EUR")).toEqual({ kind: "single", amount: euros(800) });
  });
  test("variations on sale at one price: the lowest regular price, so that nothing is promised that was not", () => {
    expect(toPrice({ rawPrice: "8, 8", rawRegularPrice: "10, 12", onSale: true }, "EUR")).toEqual({
      kind: "sale",
      was: euros(1000),
      now: euros(800),
    });
  });
  test("a free simple product, which the shop calls null, is purchasable", () => {
    expect(toPrice({ price: null, rawPrice: null, purchasable: true }, "EUR")).toEqual({ kind: "free" });
  });
  test("a free variable product, which it calls zero", () =>
    expect(toPrice({ price: "€0.00", rawPrice: "0, 0" }, "EUR")).toEqual({ kind: "free" }));
  test("no price set", () => {
    expect(toPrice({ price: null, purchasable: false }, "EUR")).toEqual({ kind: "unpriced" });
    expect(toPrice({}, "EUR")).toEqual({ kind: "unpriced" });
  });
  test("a price that cannot be read makes the product unpriced, not free, and is told", () => {
    const warn = vi.fn();
    expect(toPrice({ price: "ask us", purchasable: true }, "EUR", warn)).toEqual({ kind: "unpriced" });
    expect(warn).toHaveBeenCalledExactlyOnceWith('the price "ask us" cannot be read');
  });
  test("the printed price wins where prices are entered without tax", () => {
    expect(toPrice({ price: "€24.20", rawPrice: "20", purchasable: true }, "EUR")).toEqual({
      kind: "single",
      amount: euros(2420),
    });
  });
  test("RAW wins where the printed text was misread", () => {
    expect(toPrice({ price: "KD 1.500", rawPrice: "1.5" }, "KWD")).toEqual({
      kind: "single",
      amount: { minor: 1500, currency: "KWD" },
    });
  });
});

describe("toPriceDiscount", () => {
  test("a sale", () =>
    expect(toPriceDiscount({ kind: "sale", was: euros(6000), now: euros(4500) })).toEqual({
      percent: 25,
      amount: euros(1500),
    }));
  test("none elsewhere", () => expect(toPriceDiscount({ kind: "single", amount: euros(1) })).toBeNull());
});
