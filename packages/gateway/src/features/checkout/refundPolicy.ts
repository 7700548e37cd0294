import { toFailure } from "@rewire/data/server";
import type { HttpError } from "../../http/HttpError.ts";
import type { Attempt } from "./Attempt.ts";
import type { CheckoutReply } from "./CheckoutParts.ts";

/** Refusals after which the attempt can no longer result in an order. */
const finalKinds: ReadonlySet<HttpError["kind"]> = new Set([
  "cartChanged",
  "cartEmpty",
  "sessionExpired",
  "slotTaken",
  "tooManySlots",
  "tooManyAttempts",
  "logInUnavailable",
]);

/** Refusals of a cart that has lost its lines, which the browser may refill. */
const refillableKinds: ReadonlySet<HttpError["kind"]> = new Set(["cartEmpty", "sessionExpired"]);

/** Returns whether the card payment is refunded after a check has declined the attempt. */
export const isRefundedAfterDecline = ({ kind }: HttpError, { canRefill }: Attempt): boolean =>
  finalKinds.has(kind) && !(canRefill && refillableKinds.has(kind));

/** Returns whether the card payment is refunded after the shop has refused the order. */
export function isRefundedAfterRefusal({ errors }: CheckoutReply, { canRefill }: Attempt): boolean {
  const [first] = errors;
  return !(canRefill && first !== undefined && refillableKinds.has(toFailure(first.message).kind));
}
