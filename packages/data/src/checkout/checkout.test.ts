import { describe, expect, test } from "vitest";
import { customers } from "@rewire/domain/testing";
import { placed } from "../testing/answers/order.ts";
import { toCheckoutInput } from "./toCheckoutInput.ts";
import { toPlacedOrder } from "./toPlacedOrder.ts";

describe("toPlacedOrder", () => {
  test("an order that the shop describes", () => {
    expect(toPlacedOrder(placed, "EUR")).toMatchObject({
      orderId: 890,
      orderKey: "wc_order_sv2IIjQfReFNt",
      order: { number: "890", status: "onHold" },
    });
  });
  test("success without a description is a placed order: number and key are in the address", () => {
    expect(toPlacedOrder({ ...placed, order: null }, "EUR")).toEqual({
      orderId: 890,
      orderKey: "wc_order_sv2IIjQfReFNt",
      redirect: placed.redirect,
      order: null,
    });
  });
  test("behind the gateway the address is relative and without key", () => {
    expect(toPlacedOrder({ ...placed, order: null, redirect: "/checkout/order-received/890" }, "EUR")).toMatchObject({
      orderId: 890,
      orderKey: null,
    });
  });
  test("a payment service's address tells no number", () => {
    expect(
      toPlacedOrder({ ...placed, order: null, redirect: "https://pay.example/approve?token=1" }, "EUR"),
    ).toMatchObject({ orderId: null, orderKey: null });
  });
  test("anything but success is no order", () => {
    expect(toPlacedOrder(null, "EUR")).toBeNull();
    expect(toPlacedOrder({ ...placed, result: "failure" }, "EUR")).toBeNull();
  });
});

describe("toCheckoutInput", () => {
  const { anneliese, ines } = customers;
  const purchase = { billing: anneliese, paymentMethod: "cod" };

  test("the shipping address always goes along, a copy of the billing address unless another is given", () => {
    const input = toCheckoutInput(purchase);
    expect(input.shipToDifferentAddress).toBe(false);
    expect(input.shipping).toMatchObject({ address1: anneliese.address1, country: "DE", state: "DE-BE" });
    expect(input.shipping).not.toHaveProperty("email");
    const { email: _email, phone: _phone, ...shipping } = ines;
    expect(toCheckoutInput({ ...purchase, shipping })).toMatchObject({
      shipToDifferentAddress: true,
      shipping: { country: "PT", city: "Porto" },
    });
  });
  test("an account goes along only where one is wanted: the shop makes one of blank fields", () => {
    expect(toCheckoutInput(purchase)).not.toHaveProperty("account");
    expect(toCheckoutInput({ ...purchase, account: { username: "", password: "" } })).not.toHaveProperty("account");
    expect(toCheckoutInput({ ...purchase, account: { username: "a", password: "b" } }).account).toEqual({
      username: "a",
      password: "b",
    });
  });
  test("nothing is ever claimed to be paid", () => {
    expect(toCheckoutInput(purchase)).not.toHaveProperty("isPaid");
    expect(toCheckoutInput(purchase)).not.toHaveProperty("transactionId");
  });
  test("note and rate where there are any", () => {
    expect(toCheckoutInput({ ...purchase, shippingRate: ["flat_rate:1", "flat_rate:2"] })).toMatchObject({
      shippingMethod: ["flat_rate:1", "flat_rate:2"],
    });
    expect(toCheckoutInput({ ...purchase, shippingRate: [] })).not.toHaveProperty("shippingMethod");
    expect(toCheckoutInput({ ...purchase, note: " Ring ", shippingRate: "flat_rate:1" })).toMatchObject({
      customerNote: "Ring",
      shippingMethod: ["flat_rate:1"],
    });
    expect(toCheckoutInput({ ...purchase, note: " " })).not.toHaveProperty("customerNote");
  });
});
