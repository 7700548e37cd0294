import { formatDecimal, type Money, type PaymentState } from "@rewire/domain";
import { findRecordedPayment, type LoggedWithdrawal } from "./withdrawalRecord.ts";

const formatAmount = (money: Money): string => `${formatDecimal(money)} ${money.currency}`;

/** Labels of the sum, by whether the order has been paid. */
const sumLabels: Readonly<Record<PaymentState, string>> = {
  paid: "To pay back",
  unpaid: "Not paid, so nothing to pay back, and no longer due",
  unknown: "To pay back if it was paid, else no longer due",
};

/** Formats the e-mail that informs the shop of a withdrawal or return, in English like the order note. */
export function formatShopMail(withdrawal: LoggedWithdrawal): { readonly subject: string; readonly text: string } {
  const { id, record } = withdrawal;
  const kind = record.end === "withdrawal" ? "Withdrawal" : "Return";
  return {
    subject: `${kind} no. ${id}, order ${record.orderNumber}`.replaceAll(/\s+/g, " "),
    text: [
      `Order: ${record.orderNumber}`,
      `Customer: ${record.name}, ${record.email}`,
      ...(record.orderId === null ? ["The storefront has not verified whose order it is."] : []),
      "",
      formatStaffNote(withdrawal),
    ].join("\n"),
  };
}

/**
 * Formats the order note about a withdrawal or return for the shop's staff. The note is in English, like all order
 * fields that the storefront writes.
 */
export function formatStaffNote({ id, hash, record }: LoggedWithdrawal): string {
  const { end: kind, at, lines, refund, reason, method, statement, refused } = record;
  const goods = (lines ?? []).map(({ name, quantity, amount }) => `${quantity} × ${name} (${formatAmount(amount)})`);
  return [
    `${kind === "withdrawal" ? "Withdrawal" : "Return"} no. ${id}, received ${at}.`,
    goods.length > 0 && `Of: ${goods.join("; ")}.`,
    refund &&
      `${sumLabels[findRecordedPayment(record)]}: ${formatAmount(refund.total)}, of which delivery ${formatAmount(refund.shipping)}.`,
    reason && `Reason: ${reason}.`,
    method && `Comes back by: ${method}.`,
    statement && `The customer writes: ${statement}`,
    refused.length > 0 && `Refused: ${refused.map(({ name, rule }) => `${name} (${rule})`).join("; ")}.`,
    `Log: ${hash}`,
  ]
    .filter(Boolean)
    .join(" ");
}
