import { ShopNotReachedError, ShopRequestError, toFailure } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { checkoutResponse } from "./Attempt.ts";
import type { AttemptEvent } from "./attemptTransitions.ts";
import { operationOf } from "./checkCart.ts";
import { required, type AttemptResult, type AttemptRun, type CheckoutParts } from "./CheckoutParts.ts";
import { completeOrder } from "./completeOrder.ts";
import { releaseSlots } from "./reserveSlots.ts";
import { prepareOrder } from "./prepareOrder.ts";
import { isRefundedAfterDecline, isRefundedAfterRefusal } from "./refundPolicy.ts";
import type { ActionOutcome, ActionTable } from "./runAttempt.ts";
import { searchEarlierOrder, searchOrder, searchInBackground, type SearchResult } from "./searchOrder.ts";

type Outcome = ActionOutcome<AttemptResult>;

/** Actions of an attempt, by their name in the transition table. */
export type AttemptActions = ActionTable<AttemptRun, AttemptResult>;

/** Creates the actions of purchase attempts. */
export const createAttemptActions = (parts: CheckoutParts): AttemptActions => ({
  check: (run) => check(parts, run),
  send: (run) => send(parts, run),
  search: (run) => search(parts, run),
  resolve: async (run) => {
    const session = required(run.session, "session");
    return toSearchEvent(run, await searchEarlierOrder(parts, session, run.key, required(run.sent, "sent record")));
  },
  resolveWithoutBrowser: async (run) =>
    toSearchEvent(run, await searchInBackground(parts, run.key, required(run.sent, "sent record"))),
  complete: (run) => complete(parts, run),
  reject: (run) => reject(parts, run),
  decline: (run) => declineAttempt(parts, run),
  withdraw: async (run) => {
    await undoAttempt(parts, run);
    throw run.error;
  },
  doubt: (run) => markUncertain(parts, run),
  fail: async (run) => {
    throw run.error;
  },
  reopen: async (run) => {
    await undoAttempt(parts, run);
    return { event: run.command };
  },
  reportNoAttempt: async () => ({ result: { state: "none" } }),
  reportUnknown: async () => ({ result: { state: "unknown", cause: undefined } }),
  replay: async (run) => ({ result: { state: "placed", record: required(run.placed, "placed record") } }),
});

/** Validates an order before the request to the shop. */
async function check(parts: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  try {
    const session = required(run.session, "session");
    const { sentRecord, variables } = await prepareOrder(parts, session, required(run.submission, "submission"));
    run.sent = sentRecord;
    run.variables = variables;
    return { event: "accepted" };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    run.error = error;
    return { event: "declined" };
  }
}

/** Stores the attempt before sending it to the shop, so that no order can exist without a record. */
async function send(parts: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  const session = required(run.session, "session");
  await parts.attempts.save(run.key, required(run.sent, "sent record"));
  run.hasSent = true;
  try {
    const variables = required(run.variables, "variables");
    run.reply = await session.ask(parts.checkoutShop, operationOf(parts.operations, "checkout"), variables);
  } catch (error) {
    run.error = error;
    if (error instanceof ShopNotReachedError) return { event: "notReached" };
    parts.log.warn("The answer to an order was lost", { error });
    return { event: "answerLost" };
  }
  run.confirmation = parseOrNull(checkoutResponse, run.reply.data?.["checkout"]);
  return { event: toReplyEvent(run) };
}

/**
 * Maps the shop's response to an event. A masked error may have occurred after the order was created; any other error
 * is a refusal.
 */
function toReplyEvent({ confirmation, reply }: AttemptRun): AttemptEvent {
  if (confirmation?.result?.toLowerCase() === "success") return "confirmed";
  const first = reply?.errors[0];
  return first !== undefined && toFailure(first.message).kind !== "shopError" ? "refused" : "unclear";
}

/** Searches for the order after a lost or inconclusive response. */
async function search(parts: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  try {
    const session = required(run.session, "session");
    return toSearchEvent(run, await searchOrder(parts, session, run.key, required(run.sent, "sent record")));
  } catch (error) {
    if (!(error instanceof ShopRequestError)) throw error;
    run.error ??= error;
    return { event: "unknown" };
  }
}

function toSearchEvent(run: AttemptRun, result: SearchResult): Outcome {
  if (result === "unknown") return { event: "unknown" };
  if (result === null) return { event: "noOrder" };
  run.confirmation = result;
  return { event: "orderFound" };
}

/** Stores the order, and unlocks its cart. */
async function complete(parts: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  const sentRecord = required(run.sent, "sent record");
  const record = await completeOrder(parts, run.key, sentRecord, required(run.confirmation, "confirmation"));
  await trust(parts, run);
  return { result: { state: "placed", record } };
}

/** Undoes the attempt, and returns the shop's refusal. */
async function reject(parts: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  const reply = required(run.reply, "reply");
  await undoAttempt(parts, run);
  const { attempt } = required(run.submission, "submission");
  if (attempt.payment && isRefundedAfterRefusal(reply, attempt))
    await parts.payments.payBack(attempt.payment, attempt.key);
  return { result: { state: "refused", reply } };
}

/** Refunds a card payment where no order can result, and throws the refusal of the check. */
async function declineAttempt(parts: CheckoutParts, { error, submission }: AttemptRun): Promise<never> {
  const { attempt } = required(submission, "submission");
  if (attempt.payment && error instanceof HttpError && isRefundedAfterDecline(error, attempt))
    await parts.payments.payBack(attempt.payment, attempt.key);
  throw error;
}

/** Locks the cart while the shop may still order it. */
async function markUncertain({ attempts, settleMs }: CheckoutParts, run: AttemptRun): Promise<Outcome> {
  for (const shopperKey of run.session?.shopperKeys() ?? []) await attempts.doubt(shopperKey, settleMs / 1000);
  return { result: { state: "unknown", cause: run.error } };
}

/** Releases the attempt and its reserved slots, so that it may be sent again. */
async function undoAttempt(parts: CheckoutParts, run: AttemptRun): Promise<void> {
  await releaseSlots(parts.desk, required(run.sent, "sent record").places);
  await parts.attempts.forget(run.key);
  await trust(parts, run);
}

/** Unlocks the cart after the attempt is settled. */
async function trust({ attempts }: CheckoutParts, { session }: AttemptRun): Promise<void> {
  for (const shopperKey of session?.shopperKeys() ?? []) await attempts.trust(shopperKey);
}
