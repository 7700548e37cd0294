import { describe, expect, test } from "vitest";
import {
  toFreeDeliveryStatus,
  isPickup,
  isVirtualOnly,
  getMaxQuantity,
  calculateAmountToFreeShipping,
  listParcels,
  type Cart,
} from "./cart.ts";
import { cartLines, carts } from "../testing/carts.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });

describe("isVirtualOnly", () => {
  test("a download alone", () => expect(isVirtualOnly(carts.virtualOnly)).toBe(true));
  test("something to send", () => expect(isVirtualOnly(carts.phoneAndChargers)).toBe(false));
  test("nothing is not virtual", () => expect(isVirtualOnly(carts.empty)).toBe(false));
});

describe("maxQuantity", () => {
  test("stock caps it where the shop counts", () => expect(getMaxQuantity(cartLines.lastWatches)).toBe(2));
  test("uncounted stock is capped by patience alone", () => expect(getMaxQuantity(cartLines.chargers)).toBe(99));
  test("sold singly", () => expect(getMaxQuantity(cartLines.guide)).toBe(1));
  test("a shop that takes backorders sells more than it has", () => {
    const stock = { state: "inStock", quantity: 2, lowStockAmount: null, isBackorderAllowed: true } as const;
    expect(getMaxQuantity({ isSoldIndividually: false, stock })).toBe(99);
    expect(getMaxQuantity({ isSoldIndividually: true, stock })).toBe(1);
  });
  test("what is on backorder may be more than what is there", () => {
    expect(
      getMaxQuantity({ isSoldIndividually: false, stock: { state: "onBackorder", quantity: 2, lowStockAmount: null } }),
    ).toBe(99);
  });
});

describe("missingToFreeShipping", () => {
  test("what is missing after the discount", () => {
    expect(calculateAmountToFreeShipping(carts.oneCharger, euros(5000))).toEqual(euros(1100));
    expect(calculateAmountToFreeShipping(carts.withCoupon, euros(70000))).toEqual(euros(2590));
  });
  test("nothing once reached, nothing without an offer, nothing where nothing is sent", () => {
    expect(calculateAmountToFreeShipping(carts.phoneAndChargers, euros(5000))).toBeNull();
    expect(calculateAmountToFreeShipping(carts.oneCharger, null)).toBeNull();
    expect(calculateAmountToFreeShipping(carts.virtualOnly, euros(5000))).toBeNull();
  });
});

describe("freeDeliveryOf", () => {
  const rate = (id: string, minor: number) => ({ id, label: id, cost: euros(minor) });
  const withRates = (
    rates: readonly ReturnType<typeof rate>[],
    chosenRate: string | null,
    cart: Cart = carts.phoneAndChargers,
  ): Cart => ({ ...cart, rates, chosenRate });
  const threshold = euros(5000);
  const [paid, free, pickup] = [rate("flat_rate:1", 995), rate("free_shipping:2", 0), rate("local_pickup:3", 0)];

  test("a threshold that is reached gives way to rates that all cost something", () => {
    expect(toFreeDeliveryStatus(withRates([paid], paid.id), threshold)).toBeNull();
    expect(toFreeDeliveryStatus(withRates([paid, pickup], pickup.id), threshold)).toBeNull();
  });
  test("a rate that costs nothing is free, also below the threshold", () => {
    expect(toFreeDeliveryStatus(withRates([paid, free], free.id), threshold)).toEqual({ kind: "free" });
    expect(toFreeDeliveryStatus(withRates([free], free.id, carts.oneCharger), threshold)).toEqual({ kind: "free" });
  });
  test("who has chosen another way is told that it could be free", () => {
    expect(toFreeDeliveryStatus(withRates([paid, free], paid.id), threshold)).toEqual({ kind: "couldBeFree" });
    expect(toFreeDeliveryStatus(withRates([paid, free, pickup], pickup.id), threshold)).toEqual({ kind: "free" });
  });
  test("that is so as well where the shop's owner has set no threshold", () => {
    expect(toFreeDeliveryStatus(withRates([paid, free], paid.id), null)).toEqual({ kind: "couldBeFree" });
    expect(toFreeDeliveryStatus(withRates([paid, free], free.id), null)).toBeNull();
    expect(toFreeDeliveryStatus(withRates([paid], paid.id), null)).toBeNull();
  });
  test("what is missing counts as long as every rate costs something, or none is known", () => {
    expect(toFreeDeliveryStatus(withRates([paid], paid.id, carts.oneCharger), threshold)).toEqual({
      kind: "missing",
      missing: euros(1100),
    });
    expect(toFreeDeliveryStatus(withRates([], null, carts.oneCharger), threshold)).toEqual({
      kind: "missing",
      missing: euros(1100),
    });
    expect(toFreeDeliveryStatus(withRates([], null), threshold)).toEqual({ kind: "free" });
  });
  test("where the shop does not deliver, delivery is not called free", () => {
    for (const cart of [withRates([], null), carts.oneCharger])
      expect(
        toFreeDeliveryStatus({ ...cart, totals: { ...cart.totals, isUndeliverable: true } }, threshold),
      ).toBeNull();
  });
  test("of several parcels all have to be free", () => {
    const parcels = [[paid, free], [paid]].map((rates) => ({ name: "", rates, chosenRate: paid.id }));
    expect(toFreeDeliveryStatus({ ...carts.phoneAndChargers, parcels }, threshold)).toBeNull();
  });
  test("nothing is said without an offer, or where nothing is sent", () => {
    expect(toFreeDeliveryStatus(carts.phoneAndChargers, null)).toBeNull();
    expect(toFreeDeliveryStatus(carts.virtualOnly, threshold)).toBeNull();
  });
});

test("the cast's carts add up", () => {
  for (const { lines, itemCount, totals } of Object.values(carts)) {
    expect(lines.reduce((sum, line) => sum + line.total.minor, 0)).toBe(totals.goods.minor);
    expect(lines.reduce((count, line) => count + line.quantity, 0)).toBe(itemCount);
    expect(totals.goods.minor - totals.discount.minor + (totals.shipping?.minor ?? 0)).toBe(totals.total.minor);
  }
});

test.each([
  ["local_pickup:3", true],
  ["pickup_location:0", true],
  ["flat_rate:1", false],
  ["free_shipping:2", false],
])("%s is fetched: %s", (id, expected) => expect(isPickup({ id })).toBe(expected));

describe("listParcels", () => {
  const { rates, chosenRate } = carts.phoneAndChargers;
  test("everything in one", () =>
    expect(listParcels(carts.phoneAndChargers)).toEqual([{ name: "", rates, chosenRate }]));
  test("several", () => {
    const parcels = [
      { name: "Phone", rates, chosenRate },
      { name: "Charger", rates, chosenRate: null },
    ];
    expect(listParcels({ ...carts.phoneAndChargers, parcels })).toBe(parcels);
  });
  test("nothing is sent", () => expect(listParcels(carts.virtualOnly)).toEqual([]));
});
