import { maskCode, MAX_ORDER_REPAIRS, repairKeys, toRepairMetaKey } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { fragmentOrderDetail } from "../../gql/fragments.generated.ts";
import { order } from "../../testing/answers/order.ts";
import { toOrder } from "./toOrder.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("toOrder", () => {
  test("lines and totals are gross and add up", () => {
    const read = toOrder(order, "EUR");
    expect(read?.totals).toEqual({
      goods: euros(7800),
      discount: euros(780),
      shipping: euros(495),
      tax: euros(1200),
      total: euros(7515),
    });
    expect(read?.lines).toEqual([
      {
        slug: "65-w-travel-charger",
        name: "65 W travel charger",
        options: [],
        image: null,
        quantity: 2,
        total: euros(7800),
      },
      { slug: null, name: "", options: [], image: null, quantity: 1, total: euros(0) },
    ]);
  });
  test("the dates that it was estimated to arrive on, and nothing that is no date", () => {
    const withArrival = (value: string) =>
      toOrder({ ...order, arrival: [{ key: "estimated_delivery", value }] }, "EUR");
    expect(withArrival("2026-11-23")?.arrival).toEqual({ from: "2026-11-23", to: "2026-11-23" });
    expect(withArrival("soon")).not.toHaveProperty("arrival");
    expect(toOrder(order, "EUR")).not.toHaveProperty("arrival");
  });
  test("lines are before coupons, and come to the subtotal even where cents are lost in rounding", () => {
    const [line] = order.lineItems?.nodes ?? [];
    if (!line) throw new Error("The order has no lines");
    const third = { ...line, quantity: 1, rawSubtotal: "2.801", rawSubtotalTax: "0.533" };
    const lost = {
      ...order,
      rawDiscountTotal: "0",
      rawDiscountTax: "0",
      rawShippingTotal: "0",
      rawShippingTax: "0",
      rawTotal: "10.00",
      total: "€10.00",
      lineItems: { nodes: [third, third, third] },
    };
    const read = toOrder(lost, "EUR");
    expect(read?.totals).toMatchObject({ goods: euros(1000), discount: euros(0), total: euros(1000) });
    expect(read?.lines.map(({ total }) => total.minor)).toEqual([334, 333, 333]);
    for (const one of [read, toOrder(order, "EUR")])
      expect(one?.lines.reduce((sum, { total }) => sum + total.minor, 0)).toBe(one?.totals.goods.minor);
  });
  test("tax is told by rate, to the cent, or in sum where the rates are not its parts", () => {
    const rate = (label: string, taxTotal: string, shippingTaxTotal = "0") => ({ label, taxTotal, shippingTaxTotal });
    const taxesOf = (...nodes: ReturnType<typeof rate>[]) =>
      toOrder({ ...order, taxLines: { nodes } }, "EUR")?.totals.taxes;
    expect(taxesOf(rate("19 % MwSt.", "10.2", "0.790336"), rate("7 % &amp; more", "1"), rate("0 %", "0"))).toEqual([
      { label: "19 % MwSt.", amount: euros(1100) },
      { label: "7 % & more", amount: euros(100) },
    ]);
    expect(taxesOf(rate("19 %", "5"))).toBeUndefined();
    expect(taxesOf()).toBeUndefined();
    expect(toOrder(order, "EUR")?.totals).not.toHaveProperty("taxes");
  });
  test("what was paid back of it, in part or whole", () => {
    const refundedOf = (...amounts: (number | null)[]) =>
      toOrder({ ...order, refunds: { nodes: amounts.map((amount) => ({ amount })) } }, "EUR")?.refunded;
    expect(refundedOf(20, 10.1, null)).toEqual(euros(3010));
    expect(refundedOf(0.1 + 0.2)).toEqual(euros(30));
    expect(refundedOf(null)).toBeUndefined();
    expect(toOrder(order, "EUR")).not.toHaveProperty("refunded");
  });
  test("the number of the shop's invoice", () => {
    const invoice = [{ key: "_wcpdf_invoice_number", value: " RE-2026-7 " }, null];
    expect(toOrder({ ...order, invoice }, "EUR")?.invoiceNumber).toBe("RE-2026-7");
    expect(toOrder({ ...order, invoice: [] }, "EUR")).not.toHaveProperty("invoiceNumber");
  });
  test("words are plain", () =>
    expect(toOrder(order, "EUR")).toMatchObject({
      paymentTitle: "Direct bank transfer – fast",
      shippingTitle: "Standard",
      note: "Please ring twice.",
    }));
  test("a note keeps its lines, and has no entities of a shop that stores orders as posts", () => {
    const customerNote = "Leave at <b>door</b> &amp; ring.\nTom &#038; Jerry";
    expect(toOrder({ ...order, customerNote }, "EUR")?.note).toBe("Leave at <b>door</b> & ring.\nTom & Jerry");
  });
  test.each([
    ["PENDING", "pending"],
    ["PROCESSING", "processing"],
    ["ON_HOLD", "onHold"],
    ["COMPLETED", "completed"],
    ["CANCELLED", "cancelled"],
    ["REFUNDED", "refunded"],
    ["FAILED", "failed"],
    ["CHECKOUT_DRAFT", "checkoutDraft"],
  ])("%s is %s", (status, expected) => expect(toOrder({ ...order, status }, "EUR")?.status).toBe(expected));
  test("an order that is not sent has no shipping address", () => {
    const nowhere = { firstName: null, country: "ES" };
    expect(toOrder({ ...order, shipping: nowhere }, "EUR")?.shipping).toBeNull();
    expect(toOrder(order, "EUR")?.shipping).toMatchObject({ address1: "Weg 1", postcode: "10115" });
    expect(toOrder(order, "EUR")?.shipping).not.toHaveProperty("email");
  });
  test("a line can be bought again as long as its product is there", () => {
    const [line] = order.lineItems?.nodes ?? [];
    if (!line) throw new Error("The order has no lines");
    const blue = {
      node: {
        name: "Blue",
        attributes: {
          nodes: [
            { name: "pa_color", value: "blue" },
            { name: "pa_size", value: "" },
          ],
        },
      },
    };
    const goodsOf = (more: object) =>
      toOrder({ ...order, lineItems: { nodes: [{ ...line, ...more }] } }, "EUR")?.lines[0]?.goods;
    expect(goodsOf({ productId: 7 })).toEqual({ productId: 7, variationId: null, choice: {} });
    expect(goodsOf({ productId: 7, variationId: 0 })).toMatchObject({ variationId: null });
    expect(goodsOf({ productId: 7, variationId: 9, variation: blue })).toEqual({
      productId: 7,
      variationId: 9,
      choice: { pa_color: "blue" },
    });
    expect(goodsOf({ productId: 7, product: null })).toBeUndefined();
    expect(goodsOf({ productId: 0 })).toBeUndefined();
  });
  test("what has a way of delivery and no address to send it to is collected", () => {
    expect(toOrder(order, "EUR")).not.toHaveProperty("isPickup");
    expect(toOrder({ ...order, needsShippingAddress: true }, "EUR")).not.toHaveProperty("isPickup");
    expect(toOrder({ ...order, needsShippingAddress: false }, "EUR")).toMatchObject({ isPickup: true });
    const sentNowhere = { ...order, needsShippingAddress: false, shippingLines: { nodes: [] } };
    expect(toOrder(sentNowhere, "EUR")).not.toHaveProperty("isPickup");
    expect(toOrder(sentNowhere, "EUR")?.shipping).toBeNull();
  });
  test("codes are gross, and of a gift card only the end is told", () => {
    expect(toOrder(order, "EUR")).not.toHaveProperty("coupons");
    const couponLines = {
      nodes: [
        { code: "save10", discount: "6.5546218", discountTax: "1.2453782" },
        { code: "gift-100", discount: "10", discountTax: "" },
        { code: null, discount: null, discountTax: null },
      ],
    };
    expect(
      toOrder({ ...order, couponLines, giftCards: [{ key: "gift_cards", value: "…-100" }] }, "EUR")?.coupons,
    ).toEqual([
      { code: "save10", description: "", saves: euros(780) },
      { code: "…-100", description: "", saves: euros(1000), giftCard: { remaining: null } },
    ]);
  });
  test("a gift card whose code has a space is one, too", () => {
    const couponLines = { nodes: ["gift 50", "gift 7"].map((code) => ({ code, discount: "5", discountTax: "" })) };
    const giftCards = [{ key: "gift_cards", value: `${maskCode("gift 50")} ${maskCode("gift 7")}` }];
    const coupons = toOrder({ ...order, couponLines, giftCards }, "EUR")?.coupons ?? [];
    expect(coupons.map(({ code, giftCard }) => [code, giftCard !== undefined])).toEqual([
      ["…t 50", true],
      ["…ft 7", true],
    ]);
  });
  test("each repair has its position, beside the first", () => {
    const repair = [
      { key: "repair_device", value: "Halden 6" },
      { key: "repair_device_3", value: "Nordlys N3 Pro" },
      { key: "repair_way_3", value: "mailIn" },
    ];
    const mappedOrder = toOrder({ ...order, repair }, "EUR");
    expect(mappedOrder).toMatchObject({
      repair: { device: "Halden 6", way: "walkIn" },
      otherRepairs: [{ position: 3, device: "Nordlys N3 Pro", way: "mailIn" }],
    });
    expect(mappedOrder?.repair).not.toHaveProperty("position");
    expect(toOrder({ ...order, repair: repair.slice(0, 1) }, "EUR")).not.toHaveProperty("otherRepairs");
  });
  test("the query names each detail of as many repairs as are read, but no holder", () => {
    const document = JSON.stringify(fragmentOrderDetail);
    const positions = Array.from({ length: MAX_ORDER_REPAIRS }, (_, index) => index + 1);
    for (const key of repairKeys)
      for (const position of positions)
        expect(document.includes(`"${toRepairMetaKey(key, position)}"`)).toBe(key !== "repair_holder");
    expect(document).not.toContain(toRepairMetaKey("repair_device", MAX_ORDER_REPAIRS + 1));
  });
  test("files are there only where they were asked for", () => {
    expect(toOrder(order, "EUR")).not.toHaveProperty("downloads");
    const file = {
      id: "1",
      downloadId: "manual",
      name: "Manual",
      url: "https://shop.example/?download_file=7&order=wc_order_x",
      downloadsRemaining: null,
      accessExpires: "2026-12-20T00:00:00+01:00",
      product: null,
    };
    expect(
      toOrder(
        { ...order, hasDownloadableItem: true, downloadableItems: { nodes: [file, { ...file, url: null }] } },
        "EUR",
      ),
    ).toMatchObject({
      hasFiles: true,
      downloads: [{ name: "Manual", expires: "2026-12-19T23:59:59.999Z" }],
    });
  });
  test("without a number it is none", () => expect(toOrder({ ...order, databaseId: null }, "EUR")).toBeNull());
});
