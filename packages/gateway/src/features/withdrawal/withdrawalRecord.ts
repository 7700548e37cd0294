import { returnReasons, type PaymentState } from "@rewire/domain";
import * as v from "valibot";

const moneySchema = v.object({ minor: v.number(), currency: v.string() });

/** Line of a withdrawal: what, how much of it, and what is paid back. */
const withdrawnLineSchema = v.object({
  /** Id of the line in the shop; records of before have none. */
  lineId: v.nullish(v.number()),
  position: v.number(),
  name: v.string(),
  quantity: v.number(),
  amount: moneySchema,
  /** Why nothing of it is sent back; goods and records of before have none. */
  service: v.optional(v.picklist(["repair", "virtual"])),
});

/** Line that was refused, with the rule. */
const refusedLineSchema = v.object({ name: v.string(), rule: v.string() });

/** Schema of a declared withdrawal or return. Records are never changed. */
export const withdrawalRecordSchema = v.object({
  end: v.picklist(["withdrawal", "return"]),
  /** Made with the form, so that it counts once however often it is sent. */
  attempt: v.string(),
  /** When it arrived, ISO in UTC. */
  at: v.string(),
  /** Language of the customer, such as "de_DE". */
  locale: v.string(),
  /** Address of the storefront, for links in e-mails. */
  origin: v.string(),
  /** Database id of the order; null for a statement, which the shop reads by hand. */
  orderId: v.nullable(v.number()),
  orderNumber: v.string(),
  name: v.string(),
  email: v.string(),
  /** Words of the customer; "" for none. */
  statement: v.string(),
  /** null for a statement. */
  lines: v.nullable(v.array(withdrawnLineSchema)),
  refused: v.array(refusedLineSchema),
  refund: v.nullable(v.object({ goods: moneySchema, shipping: moneySchema, total: moneySchema })),
  /** Whether the order was paid when this was declared; records of before have none. */
  payment: v.optional(v.picklist(["paid", "unpaid", "unknown"])),
  reason: v.nullable(v.picklist(returnReasons)),
  method: v.nullable(v.picklist(["label", "counter"])),
});

/** Withdrawal or return as declared by the customer. */
export type WithdrawalRecord = v.InferOutput<typeof withdrawalRecordSchema>;

/**
 * Returns whether what a record is about was paid. Records of before count as paid, as their receipts said; of a
 * statement the order is not known.
 */
export const findRecordedPayment = ({ payment, lines }: Pick<WithdrawalRecord, "payment" | "lines">): PaymentState =>
  payment ?? (lines === null ? "unknown" : "paid");

/** Withdrawal or return in the log. */
export interface LoggedWithdrawal {
  /** Number in the log, which customers see. */
  readonly id: number;
  /** Hash of this entry and of all before it, in hexadecimal digits. */
  readonly hash: string;
  readonly record: WithdrawalRecord;
}
