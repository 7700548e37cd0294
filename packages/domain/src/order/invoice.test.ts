import { describe, expect, test } from "vitest";
import { defaultSettings } from "../shop/index.ts";
import { orders } from "../testing/index.ts";
import { isInvoiceable } from "./isInvoiceable.ts";
import { isReduction, listOrderAmounts } from "./listOrderAmounts.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const { totals } = orders.placed;
const { place } = defaultSettings;

describe("isInvoiceable", () => {
  test.each([
    ["processing", true],
    ["completed", true],
    ["refunded", true],
    ["pending", false],
    ["onHold", false],
    ["failed", false],
    ["cancelled", false],
    ["checkoutDraft", false],
  ] as const)("%s: %s", (status, expected) => expect(isInvoiceable({ status, number: "890" }, place)).toBe(expected));
  test("an order that is paid is invoiced, whatever a plugin or the staff let it wait for", () => {
    for (const status of ["onHold", "other"] as const) {
      expect(isInvoiceable({ status, number: "890" }, place)).toBe(false);
      expect(isInvoiceable({ status, number: "890", isPaid: true }, place)).toBe(true);
    }
  });
  test("an order without a number has none, nor has a seller without an address", () => {
    expect(isInvoiceable({ status: "processing", number: "" }, place)).toBe(false);
    expect(isInvoiceable({ status: "processing", number: "890" }, { ...place, street: "" })).toBe(false);
  });
});

describe("listOrderAmounts", () => {
  const kindsOf = (...order: Parameters<typeof listOrderAmounts>) => listOrderAmounts(...order).map(({ kind }) => kind);

  test("goods and delivery, which may be free", () =>
    expect(kindsOf({ ...orders.placed, totals: { ...totals, shipping: euros(0) } })).toEqual(["goods", "shipping"]));
  test("nothing is sent", () =>
    expect(kindsOf({ shipping: null, totals: { ...totals, shipping: euros(0) } })).toEqual(["goods"]));
  test("codes are lines of their own, gift cards come last, and the rest is a discount", () => {
    const code = (name: string, minor: number) => ({ code: name, description: "", saves: euros(minor) });
    const coupons = [code("save10", 300), { ...code("…4711", 150), giftCard: { remaining: null } }];
    const amounts = listOrderAmounts({ ...orders.placed, totals: { ...totals, discount: euros(500) }, coupons });
    expect(amounts.map(({ kind }) => kind)).toEqual(["goods", "coupon", "discount", "shipping", "giftCard"]);
    expect(amounts.filter(isReduction).map(({ amount }) => amount.minor)).toEqual([300, 50, 150]);
  });
  test("discount, fees, and tax where the amounts are net", () =>
    expect(
      kindsOf({ ...orders.placed, totals: { ...totals, discount: euros(500), fees: euros(200), isNet: true } }),
    ).toEqual(["goods", "discount", "shipping", "fees", "tax"]));
});
