import { expect, test } from "vitest";
import { readPlacedOrder } from "./placedOrder.ts";

const redirect = "http://shop.example/checkout/order-received/890/?key=wc_order_abc";

test("a placed order is found with its key", () => {
  const order = { databaseId: 890, orderKey: "wc_order_xyz" };
  expect(readPlacedOrder({ checkout: { result: "success", redirect, order } })).toEqual({ id: 890, raw: order, orderKey: "wc_order_xyz" });
});

test("an order that the shop could not read back is known from its address", () => {
  expect(readPlacedOrder({ checkout: { result: "success", redirect, order: null } })).toEqual({ id: 890, raw: null, orderKey: "wc_order_abc" });
});

test.each([null, {}, { checkout: null }, { checkout: { result: "failure", redirect } }, { addToCart: { cart: {} } }, { checkout: { result: "success", redirect: "nowhere" } }])(
  "%j is no placed order", (data) => expect(readPlacedOrder(data)).toBeNull(),
);
