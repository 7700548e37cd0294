import { tradeInQuestions } from "@rewire/domain";
import * as v from "valibot";
import { createJsonTextSchema } from "../../schema/fields.ts";

const moneySchema = v.object({ minor: v.number(), currency: v.string() });

const estimateSchema = v.variant("kind", [
  v.object({ kind: v.literal("range"), from: moneySchema, to: moneySchema }),
  v.object({ kind: v.literal("nothing") }),
  v.object({ kind: v.literal("counter") }),
]);

/**
 * Schema of a stored trade-in appointment. The customer's data are empty strings if the appointment has been cancelled.
 */
export const tradeInRecordSchema = createJsonTextSchema(
  v.object({
    number: v.string(),
    state: v.picklist(["booked", "cancelled"]),
    device: v.object({
      name: v.string(),
      storage: v.nullable(v.string()),
      problems: v.array(v.picklist(tradeInQuestions)),
      estimate: estimateSchema,
    }),
    slot: v.string(),
    validUntil: v.string(),
    name: v.string(),
    email: v.string(),
    phone: v.string(),
    locale: v.string(),
    bookedAt: v.string(),
    changes: v.number(),
  }),
);

/** Stored trade-in appointment. */
export type TradeInRecord = v.InferOutput<typeof tradeInRecordSchema>;

/** Schema of the appointment numbers of an e-mail address. */
export const tradeInNumbersSchema = createJsonTextSchema(v.array(v.string()));
