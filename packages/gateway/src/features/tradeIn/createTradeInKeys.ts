import { createHash, createHmac } from "node:crypto";
import { isSameText, type Secrets } from "../../config/secrets.ts";
import type { TradeInRequest } from "./TradeInService.ts";

/** Letters and digits that nobody confuses with another on the phone. */
const ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER_LENGTH = 9;

/**
 * Creates the number of a trade-in appointment from the submitted form. A form submitted again gets the same number; a
 * form with other data gets another one, even if the form id is the same.
 *
 * @param cancellations How many appointments of the same form have been cancelled: the next one has a number of its own.
 */
export function createTradeInNumber(
  { formId, slug, fields }: Pick<TradeInRequest, "formId" | "slug" | "fields">,
  cancellations: number,
): string {
  const { deviceName, name, email, phone, slot } = fields;
  const parts = [formId, slug, deviceName, name, email, phone, slot, ...(cancellations > 0 ? [cancellations] : [])];
  const digest = createHash("sha256").update(JSON.stringify(parts)).digest();
  return [...digest.subarray(0, NUMBER_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}

/** Creates the keys with which customers view, move and cancel their trade-in appointments. The keys do not expire. */
export function createTradeInKeys(secrets: Secrets) {
  const sign = (secret: string, number: string) =>
    createHmac("sha256", secret).update(`trade-in ${number}`).digest("base64url").slice(0, 32);
  return {
    keyOf: (number: string) => sign(secrets[0], number),
    isKeyOf: (key: string, number: string) => secrets.some((secret) => isSameText(key, sign(secret, number))),
  };
}

export type TradeInKeys = ReturnType<typeof createTradeInKeys>;
