import type { CheckoutFields } from "@rewire/data/server";
import * as v from "valibot";
import { guestOrderRecordSchema } from "../order/orderRecord.ts";
import { paymentIdSchema } from "../payment/paymentIdSchema.ts";
import { HttpError } from "../../http/HttpError.ts";
import { createTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

const attemptKeyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Schema of the key of a purchase attempt, a random UUID. */
export const attemptKeySchema = v.pipe(v.string(), v.regex(attemptKeyPattern));

/** Data of a purchase attempt from the browser, beside the shop's input. */
const attemptSchema = v.object({
  /** Key created when the form was opened; it authorises access to the attempt. */
  key: attemptKeySchema,
  /** Fingerprint (`createCartFingerprint`) of the cart that the shopper saw; null if the browser sends none. */
  cart: v.optional(v.nullable(createTextSchema(20_000)), null),
  /** Id of the card payment made for it. */
  payment: v.optional(v.nullable(paymentIdSchema), null),
  /**
   * Whether the browser can refill a cart that has lost its lines and then repeats the attempt: the payment is kept
   * until then. If it does not, the payment is settled with the other payments without an order.
   */
  canRefill: v.optional(v.boolean(), false),
  /** Path of the page, for its language where the browser sends no `Referer`. */
  page: v.optional(v.nullable(createTextSchema(2000)), null),
});

export type Attempt = v.InferOutput<typeof attemptSchema>;

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Schema of the shop's response to the checkout operation. The order in it has the fields that the gateway's own query
 * selects.
 */
export const checkoutResponseSchema = v.object({
  result: v.optional(v.nullable(v.string()), null),
  redirect: v.optional(v.nullable(v.string()), null),
  order: v.optional(v.nullable(v.custom<NonNullable<CheckoutFields["order"]>>(isObject)), null),
});

/** Appointment slot reserved with an order. */
const slotReservationSchema = v.object({
  slot: v.string(),
  holder: v.string(),
  /** Whether this customer had already reserved it at the desk: then the reservation survives a refused order. */
  wasReserved: v.optional(v.boolean(), true),
  /** Position of its repair in the order, from 1. */
  position: v.optional(v.number(), 1),
});

export type SlotReservation = v.InferOutput<typeof slotReservationSchema>;

/** Schema of the stored state of a purchase attempt. */
export const attemptRecordSchema = v.variant("state", [
  /** The request was sent to the shop, without an outcome yet. */
  v.object({
    state: v.literal("sent"),
    sentAt: v.number(),
    email: v.string(),
    known: guestOrderRecordSchema,
    places: v.optional(v.array(slotReservationSchema), []),
  }),
  /** The order exists; repeated requests get this response. */
  v.object({
    state: v.literal("placed"),
    answer: checkoutResponseSchema,
    guest: guestOrderRecordSchema,
    /** Slots that are not booked for the order yet. */
    places: v.optional(v.array(slotReservationSchema)),
  }),
]);

export type AttemptRecord = v.InferOutput<typeof attemptRecordSchema>;

/** Parses `extensions.attempt` of a request. @throws HttpError 400 if it is missing or malformed. */
export function readAttempt(value: unknown): Attempt {
  const attempt = parseOrNull(attemptSchema, value);
  if (!attempt)
    throw new HttpError(
      400,
      "Placing an order needs the key of its attempt, and the cart and payment as texts where there are any.",
    );
  return attempt;
}
