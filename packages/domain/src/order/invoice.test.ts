import { describe, expect, test } from "vitest";
import { defaultSettings } from "../shop/index.ts";
import { orders } from "../testing/index.ts";
import { isInvoiceable } from "./isInvoiceable.ts";
import { listOrderAmounts } from "./listOrderAmounts.ts";

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
  test("discount, fees, and tax where the amounts are net", () =>
    expect(
      kindsOf({ ...orders.placed, totals: { ...totals, discount: euros(500), fees: euros(200), isNet: true } }),
    ).toEqual(["goods", "discount", "shipping", "fees", "tax"]));
});
