import type { WireCheckout } from "@rewire/data/server";
import type { GuestOrderRecord } from "../orders/createGuestOrders.ts";
import type { HeldPlace } from "./holdRepairs.ts";
import { Refusal } from "../graphql/Refusal.ts";

/** What a browser tells about one attempt to buy, beside what the shop is to know. */
export interface Attempt {
  /** Made when the form was opened; whoever has it is who attempts. */
  readonly key: string;
  /** The cart that the shopper saw, by `cartFingerprint`; null for a browser that does not say. */
  readonly cart: string | null;
  /** The card payment that was made for it. */
  readonly payment: string | null;
}

/** What became of an attempt. */
export type AttemptRecord =
  /** The shop has been asked, and nothing is known yet. */
  | { readonly state: "sent"; readonly sentAt: number; readonly email: string; readonly known: GuestOrderRecord; /** At the repair desk. */ readonly places?: readonly HeldPlace[] }
  /** The order stands; whoever asks again gets this answer. */
  | { readonly state: "placed"; readonly answer: WireCheckout; readonly guest: GuestOrderRecord };

/** Name of the order's meta data that holds the key of its attempt. */
export const attemptMetaKey = "rewire_attempt";

const keyShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const paymentShape = /^pi_\w{1,200}$/;
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a text can be the key of an attempt: a UUID, which nobody guesses. */
export const isAttemptKey = (key: unknown): key is string => typeof key === "string" && keyShape.test(key);

/** Reads `extensions.attempt` of a request. @throws Refusal if it is not what a checkout of ours sends. */
export function readAttempt(value: unknown): Attempt {
  if (!isRecord(value) || !isAttemptKey(value["key"])) throw new Refusal(400, "Placing an order needs the key of its attempt.");
  const { key, cart = null, payment = null } = value;
  if (cart !== null && (typeof cart !== "string" || cart.length > 20_000)) throw new Refusal(400, "The attempt's cart must be a text.");
  if (payment !== null && (typeof payment !== "string" || !paymentShape.test(payment))) throw new Refusal(400, "The attempt's payment must be the id of a payment.");
  return { key, cart, payment };
}
