import { expect, test } from "vitest";
import { findDefaultGateway, findDefaultGatewayHint } from "./findDefaultGateway.ts";

test.each([
  ["bacs", "Direct bank transfer", "bacs"],
  ["cheque", " Check payments ", "cheque"],
  ["cod", "Cash on delivery", "cod"],
  ["cod", "Cash on delivery (+ €5)", null],
  ["cod", "cash on delivery", null],
  ["cod", "Direct bank transfer", null],
  ["bacs", "Vorkasse", null],
  ["stripe", "Cash on delivery", null],
  [undefined, "Cash on delivery", null],
])("the title of %s, %s", (id, title, gateway) => {
  expect(findDefaultGateway(id, title)).toBe(gateway);
});

test.each([
  ["cod", "Pay with cash upon delivery.", "cod"],
  [
    "bacs",
    "Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.",
    "bacs",
  ],
  ["bacs", "Pay into our account, IBAN DE02 1203 0000 0000 2020 51.", null],
  ["cod", "Pay with cash upon delivery. The courier has no change.", null],
  ["cheque", "Please send a check.", null],
  ["bridge", "Pay with cash upon delivery.", null],
])("the description of %s, %s", (id, description, gateway) => {
  expect(findDefaultGatewayHint(id, description)).toBe(gateway);
});
