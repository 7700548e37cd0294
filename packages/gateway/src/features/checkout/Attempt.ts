import type { WireCheckout } from "@rewire/data/server";
import * as v from "valibot";
import { guestOrderRecord } from "../order/orderRecord.ts";
import { HttpError } from "../../http/HttpError.ts";
import { text } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";

const keyShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The key of an attempt: a UUID, which nobody guesses. */
export const attemptKey = v.pipe(v.string(), v.regex(keyShape));

/** What a browser tells about one attempt to buy, beside what the shop is to know. */
const attempt = v.object({
  /** Made when the form was opened; whoever has it is who attempts. */
  key: attemptKey,
  /** The cart that the shopper saw, by `cartFingerprint`; null for a browser that does not say. */
  cart: v.optional(v.nullable(text(20_000)), null),
  /** The card payment that was made for it. */
  payment: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^pi_\w{1,200}$/))), null),
  /**
   * The browser can fill a cart that has lost its lines, and then sends the attempt again: until then the payment stays.
   * One that does not come back is settled with the other payments that have no order.
   */
  canRefill: v.optional(v.boolean(), false),
});

export type Attempt = v.InferOutput<typeof attempt>;

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** What the shop answers to checkout. An order in it is of our own text's shape: the operation is ours. */
export const checkoutAnswer = v.object({
  result: v.optional(v.nullable(v.string()), null),
  redirect: v.optional(v.nullable(v.string()), null),
  order: v.optional(v.nullable(v.custom<NonNullable<WireCheckout["order"]>>(isObject)), null),
});

/** A place at the counter that goes with an order. */
const heldPlace = v.object({
  slot: v.string(),
  holder: v.string(),
  /** Whether it was theirs before, by choosing it at the desk: then an order that is refused takes nothing away. */
  wasReserved: v.optional(v.boolean(), true),
});

export type HeldPlace = v.InferOutput<typeof heldPlace>;

/** What became of an attempt. */
export const attemptRecord = v.variant("state", [
  /** The shop has been asked, and nothing is known yet. */
  v.object({
    state: v.literal("sent"),
    sentAt: v.number(),
    email: v.string(),
    known: guestOrderRecord,
    places: v.optional(v.array(heldPlace), []),
  }),
  /** The order stands; whoever asks again gets this answer. */
  v.object({ state: v.literal("placed"), answer: checkoutAnswer, guest: guestOrderRecord }),
]);

export type AttemptRecord = v.InferOutput<typeof attemptRecord>;

/** Reads `extensions.attempt` of a request. @throws HttpError if it is not what a checkout of ours sends. */
export function readAttempt(value: unknown): Attempt {
  const read = parseOrNull(attempt, value);
  if (!read)
    throw new HttpError(
      400,
      "Placing an order needs the key of its attempt, and the cart and payment as texts where there are any.",
    );
  return read;
}
