import { expect, test } from "vitest";
import { isPaymentAccepted, toPaymentFailure } from "./stripe.ts";

test.each([
  [{ type: "validation_error", code: "incomplete_number" }, "paymentIncomplete"],
  [{ type: "card_error", code: "card_declined" }, "paymentDeclined"],
  [{ type: "card_error", code: "insufficient_funds" }, "paymentDeclined"],
  [{ type: "card_error", code: "expired_card" }, "cardExpired"],
  [{ type: "invalid_request_error", code: "payment_intent_authentication_failure" }, "paymentNotConfirmed"],
  [{ type: "api_connection_error" }, "paymentLost"],
  [{ type: "api_error" }, "paymentUnavailable"],
] as const)("%o is %s", (error, kind) => expect(toPaymentFailure(error)).toEqual({ kind }));

test("only money that is here or on its way is taken", () => {
  expect(["succeeded", "processing", "requires_capture"].every(isPaymentAccepted)).toBe(true);
  expect([undefined, "requires_payment_method", "requires_action", "canceled"].some(isPaymentAccepted)).toBe(false);
});
