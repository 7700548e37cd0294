import { describe, expect, test } from "vitest";
import { order } from "../../testing/answers/order.ts";
import { toOrder } from "./toOrder.ts";

describe("a status that a plugin has registered", () => {
  const statusOf = (fields: Partial<typeof order>) => {
    const { status, statusName, needsPayment, isPaid } = toOrder({ ...order, ...fields }, "EUR") ?? {};
    return { status, statusName, needsPayment, isPaid };
  };
  const datePaid = "2026-11-20T18:40:00+01:00";
  test("keeps the shop's name for it, and waits for no payment", () => {
    expect(statusOf({ status: "PARTIAL_SHIPPED", datePaid })).toEqual({
      status: "other",
      statusName: "Partial shipped",
      needsPayment: false,
      isPaid: true,
    });
    expect(statusOf({ status: "SHIPPED" })).toMatchObject({ status: "other", isPaid: undefined });
  });
  test("has no name where the plugin is gone, so that the shop answers null", () =>
    expect(statusOf({ status: null, datePaid })).toMatchObject({ status: "other", statusName: undefined }));
  test("waits for a payment where the shop says so, unless it has come", () => {
    const awaiting = { status: "AWAITING_PAYMENT", needsPayment: true };
    expect(statusOf(awaiting)).toMatchObject({ status: "pending", needsPayment: true });
    expect(statusOf({ ...awaiting, datePaid })).toMatchObject({ status: "other", needsPayment: false });
  });
  test("does not tell of an order of WooCommerce's own statuses", () =>
    expect(statusOf({ status: "ON_HOLD", datePaid })).toEqual({
      status: "onHold",
      statusName: undefined,
      needsPayment: false,
      isPaid: true,
    }));
});
