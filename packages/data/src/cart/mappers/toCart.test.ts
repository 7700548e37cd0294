import { describe, expect, test } from "vitest";
import { emptyCart, phoneAndChargers, phoneLine, withCoupon } from "../../testing/answers/cart.ts";
import { withLineQuantity } from "../hooks/withLineQuantity.ts";
import { toCart, type CartFields } from "./toCart.ts";
import { toCartLine } from "./toCartLine.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("toCart", () => {
  test("nothing in it", () => {
    expect(toCart(emptyCart, "EUR")).toEqual({
      lines: [],
      itemCount: 0,
      coupons: [],
      needsShipping: false,
      rates: [],
      chosenRate: null,
      totals: { goods: euros(0), discount: euros(0), shipping: null, tax: euros(0), total: euros(0) },
    });
  });
  test("everything is gross", () => {
    expect(toCart(phoneAndChargers, "EUR")).toMatchObject({
      itemCount: 3,
      needsShipping: true,
      chosenRate: "free_shipping:2",
      totals: { goods: euros(82700), discount: euros(0), shipping: euros(0), tax: euros(13204), total: euros(82700) },
    });
  });
  test("coupons: net and tax apart in the shop, one amount here, and the words as text", () => {
    const { coupons, totals } = toCart(withCoupon, "EUR");
    expect(coupons).toEqual([{ code: "welcome10", description: "Ten per cent – off", saves: euros(8270) }]);
    expect(totals).toMatchObject({ goods: euros(82700), discount: euros(8270), total: euros(74430) });
  });
  test("RAW wins where the printed total is still that of the country before", () => {
    expect(toCart({ ...phoneAndChargers, total: "€843.68" }, "EUR").totals.total).toEqual(euros(82700));
  });
  test("a shop that shows prices without tax is shown so: the tax is added at the end", () => {
    const cart = toCart({ ...withCoupon, displayPricesIncludeTax: false }, "EUR");
    const { goods, discount, shipping, tax, total, isNet } = cart.totals;
    expect({ isNet, total }).toEqual({ isNet: true, total: euros(74430) });
    expect(goods.minor - discount.minor + (shipping?.minor ?? 0) + tax.minor).toBe(total.minor);
    expect(cart.coupons[0]?.saves).toEqual(discount);
    expect(cart.lines.reduce((sum, line) => sum + line.total.minor, 0)).toBe(goods.minor);
    expect(cart.rates.map(({ cost }) => cost.minor)).toEqual([0, 495, 0]);
    expect(toCart(withCoupon, "EUR").totals).not.toHaveProperty("isNet");
  });
  test("a price before the sale that the shop tells without tax is shown as the cart's amounts are", () => {
    const { variation } = phoneLine;
    if (!variation) throw new Error("The phone has variations");
    const lineOf = (prices: object) =>
      toCartLine({ ...phoneLine, variation: { ...variation, node: { ...variation.node, ...prices } } }, "EUR");
    const net = { rawPrice: "629.41", regularPrice: "€755.46", rawRegularPrice: "755.46" };
    expect(lineOf(net)).toMatchObject({ unitPrice: euros(74900), unitPriceBefore: euros(89900) });
    const gross = { rawPrice: "749", regularPrice: "€899.00", rawRegularPrice: "899" };
    expect(lineOf(gross)).toMatchObject({ unitPrice: euros(74900), unitPriceBefore: euros(89900) });
  });
  test("a parcel without any rate cannot be delivered; no parcel means that the rates are not known", () => {
    const [pack] = phoneAndChargers.availableShippingMethods ?? [];
    const withRates = (availableShippingMethods: CartFields["availableShippingMethods"]) =>
      toCart({ ...phoneAndChargers, availableShippingMethods, chosenShippingMethods: [] }, "EUR");
    expect(withRates([{ ...pack, rates: [] }])).toMatchObject({ totals: { isUndeliverable: true }, rates: [] });
    expect(withRates([{ rates: pack?.rates ?? [] }, { rates: null }]).totals.isUndeliverable).toBe(true);
    expect(withRates([]).totals.isUndeliverable).toBeUndefined();
    expect(toCart(phoneAndChargers, "EUR").totals.isUndeliverable).toBeUndefined();
  });
  test("several parcels have each their own ways and their own choice", () => {
    const [pack] = phoneAndChargers.availableShippingMethods ?? [];
    const cart = toCart(
      {
        ...phoneAndChargers,
        availableShippingMethods: [
          { ...pack, packageDetails: "Phone &times;1", rates: pack?.rates ?? [] },
          { packageDetails: "Case ×1", rates: pack?.rates ?? [] },
        ],
        chosenShippingMethods: ["free_shipping:2", "flat_rate:1"],
      },
      "EUR",
    );
    expect(cart.parcels).toMatchObject([
      { name: "Phone ×1", chosenRate: "free_shipping:2" },
      { name: "Case ×1", chosenRate: "flat_rate:1" },
    ]);
    expect(cart).toMatchObject({ rates: cart.parcels?.[0]?.rates, chosenRate: "free_shipping:2" });
    expect(toCart(phoneAndChargers, "EUR")).not.toHaveProperty("parcels");
  });
  test("a chosen method that is no longer on offer is not chosen", () => {
    expect(toCart({ ...phoneAndChargers, chosenShippingMethods: ["flat_rate:999"] }, "EUR").chosenRate).toBeNull();
  });
  test("fees stand apart", () => {
    const dearer = { ...phoneAndChargers, rawFeeTotal: "2.5", rawFeeTax: "0.5", rawTotal: "830.00" };
    expect(toCart(dearer, "EUR").totals).toMatchObject({ goods: euros(82700), fees: euros(300), total: euros(83000) });
  });
  test("what may be null may be null", () => {
    const bare = {
      ...emptyCart,
      contents: null,
      availableShippingMethods: null,
      chosenShippingMethods: null,
      needsShippingAddress: null,
      rawTotal: null,
      total: null,
    };
    expect(toCart(bare, "EUR")).toMatchObject({ lines: [], itemCount: 0, rates: [], chosenRate: null });
  });
});

describe("toCartLine", () => {
  test("a variation has its own picture, stock and price; options are words", () => {
    expect(toCartLine(phoneLine, "EUR")).toEqual({
      key: "aab3238922bcc25a6f606eb525ffdc56",
      productId: 1001,
      variationId: 20002,
      slug: "nordlys-n3-pro",
      name: "Nordlys N3 Pro",
      options: ["Graphite", "256 GB"],
      choice: { pa_color: "graphite", pa_storage: "256-gb" },
      image: { url: "/pictures/smartphone-max-graphite-duo.webp", alt: "The phone in graphite." },
      quantity: 1,
      unitPrice: euros(74900),
      unitPriceBefore: euros(89900),
      total: euros(74900),
      stock: { state: "inStock", quantity: 14, lowStockAmount: 5 },
      isSoldIndividually: false,
      isVirtual: false,
    });
  });
  test("where the variation leaves a value open, the product's edge knows what was chosen", () => {
    const open = {
      ...phoneLine,
      variation: phoneLine.variation && { ...phoneLine.variation, attributes: [{ name: "pa_color", value: "" }] },
    };
    expect(toCartLine(open, "EUR")).toMatchObject({
      options: ["Graphite", "256 GB"],
      choice: { pa_color: "graphite", pa_storage: "256-gb" },
    });
  });
  test("a product that the shop no longer knows is no line", () =>
    expect(toCartLine({ ...phoneLine, product: null }, "EUR")).toBeNull());
});

describe("withLineQuantity", () => {
  const { key } = phoneLine;
  test("keeps the price of one piece", () => {
    const optimistic = toCart(withLineQuantity(phoneAndChargers, key, 3), "EUR");
    expect(optimistic.lines[0]).toMatchObject({ quantity: 3, unitPrice: euros(74900), total: euros(224700) });
    expect(optimistic.itemCount).toBe(5);
  });
  test("0 takes the line out; totals wait for the shop", () => {
    const optimistic = toCart(withLineQuantity(phoneAndChargers, key, 0), "EUR");
    expect(optimistic.lines.map(({ slug }) => slug)).toEqual(["65-w-travel-charger"]);
    expect(optimistic.totals).toEqual(toCart(phoneAndChargers, "EUR").totals);
  });
  test("a key that is not there changes nothing", () =>
    expect(toCart(withLineQuantity(phoneAndChargers, "x", 9), "EUR")).toEqual(toCart(phoneAndChargers, "EUR")));
});
