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
