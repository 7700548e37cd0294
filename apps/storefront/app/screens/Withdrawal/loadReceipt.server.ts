import type { RefusedLine } from "@rewire/domain";
import { findRecordedPayment, type WithdrawalReceipt } from "@rewire/gateway";
import type { ReceiptData } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { maskEmail } from "./readWithdrawalFields.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";

/** Loads the receipt identified by a link. A wrong key gets the same response as an unknown receipt number. */
export async function loadReceipt(context: Readonly<RouterContextProvider>, request: Request) {
  const { services } = context.get(privateContext);
  const { searchParams } = new URL(request.url);
  const [id, key] = [searchParams.get("id") ?? "", (searchParams.get("key") ?? "").slice(0, 100)];
  const withdrawalReceipt = /^[1-9]\d{0,9}$/.test(id)
    ? await requireStateStore(services.withdrawals.receipt(Number(id), key))
    : null;
  const kind = withdrawalReceipt?.withdrawal.record.end ?? "withdrawal";
  return data(
    {
      title: await loadMessageText(request, `withdrawal.receipt.${kind}`),
      receipt: withdrawalReceipt && toReceiptData(withdrawalReceipt),
    },
    { status: withdrawalReceipt ? 200 : 404, headers: NO_STORE_HEADERS },
  );
}

function toReceiptData({ withdrawal: { id, hash, record }, mail, channel, state }: WithdrawalReceipt): ReceiptData {
  const {
    end: kind,
    at,
    orderNumber,
    name,
    email,
    statement,
    lines,
    refused: refusedLines,
    refund,
    reason,
    method,
  } = record;
  return {
    id,
    hash,
    mail,
    channel,
    state,
    kind,
    at,
    orderNumber,
    name,
    statement,
    lines,
    refund,
    payment: findRecordedPayment(record),
    reason,
    method,
    email: maskEmail(email),
    refused: refusedLines.filter(isKnownRule),
  };
}

const knownRules: ReadonlySet<string> = new Set<RefusedLine["rule"]>([
  "closed",
  "done",
  "late",
  "workBegun",
  "madeToOrder",
  "repair",
  "digital",
  "giftCard",
  "sealed",
]);

/** Returns whether this version still has the rule of a refused line; stored records may outlive rules. */
const isKnownRule = (line: { readonly name: string; readonly rule: string }): line is RefusedLine =>
  knownRules.has(line.rule);
