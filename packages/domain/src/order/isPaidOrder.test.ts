import { expect, test } from "vitest";
import { isPaidOrder } from "./isPaidOrder.ts";
import type { OrderStatus } from "./order.ts";

test.each<[OrderStatus, string | undefined, boolean]>([
  ["processing", "stripe", true],
  ["processing", undefined, true],
  ["processing", "cod", false],
  ["completed", "cod", true],
  ["onHold", "bacs", false],
  ["pending", "bridge", false],
  ["failed", "stripe", false],
])("an order that is %s, by %s, is paid: %s", (status, paymentMethod, isPaid) =>
  expect(isPaidOrder({ status, paymentMethod })).toBe(isPaid),
);

test.each<[OrderStatus, boolean]>([
  ["onHold", true],
  ["other", true],
  ["pending", false],
  ["failed", false],
])("an order that is %s, with a payment on record, is paid: %s", (status, isPaid) => {
  expect(isPaidOrder({ status, isPaid: true })).toBe(isPaid);
  expect(isPaidOrder({ status })).toBe(false);
});
