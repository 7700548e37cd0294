import { expect, test } from "vitest";
import { readPaymentRedirect } from "./paymentRedirect.ts";

test.each([
  ["succeeded", true],
  // A debit or a transfer, which takes days: the gateway asks Stripe what became of it.
  ["pending", true],
  ["processing", true],
  ["failed", false],
])("a browser that returns with the status %s may have paid, unless it failed", (status, isPaid) =>
  expect(readPaymentRedirect(`?payment_intent=pi_1&redirect_status=${status}`)).toEqual({ payment: "pi_1", isPaid }),
);

test("a page that nobody was redirected to has no payment", () =>
  expect(readPaymentRedirect("?redirect_status=succeeded")).toBeNull());
