import { toFailure } from "@rewire/data/server";
import type { HttpError } from "../../http/HttpError.ts";
import type { Attempt } from "./Attempt.ts";
import type { CheckoutReply } from "./CheckoutDependencies.ts";

/** Refusals after which the attempt can no longer result in an order. */
const finalFailureKinds: ReadonlySet<HttpError["kind"]> = new Set([
  "cartChanged",
  "bookingMissing",
  "cartEmpty",
  "sessionExpired",
  "slotTaken",
  "tooManySlots",
  "tooManyAttempts",
  "logInUnavailable",
]);

/** Refusals of a cart that has lost its lines, which the browser may refill. */
const refillableFailureKinds: ReadonlySet<HttpError["kind"]> = new Set(["cartEmpty", "sessionExpired"]);

/** Returns whether the card payment is refunded after a failed check has ended the attempt. */
export const isRefundedAfterDecline = ({ kind }: HttpError, { canRefill }: Attempt): boolean =>
  finalFailureKinds.has(kind) && !(canRefill && refillableFailureKinds.has(kind));

/** Returns whether the card payment is refunded after the shop has rejected the order. */
export function isRefundedAfterRejection({ errors }: CheckoutReply, { canRefill }: Attempt): boolean {
  const [firstError] = errors;
  return !(canRefill && firstError !== undefined && refillableFailureKinds.has(toFailure(firstError.message).kind));
}
