import { ShopNotReachedError, ShopRequestError, toFailure } from "@rewire/data/server";
import { HttpError, voidPayment } from "../../http/HttpError.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { checkoutResponseSchema } from "./Attempt.ts";
import type { AttemptEvent } from "./attemptTransitions.ts";
import { getOperation } from "./checkCart.ts";
import {
  requireRecordField,
  type AttemptResult,
  type AttemptRun,
  type CheckoutDependencies,
} from "./CheckoutDependencies.ts";
import { bookPlaces, completeOrder } from "./completeOrder.ts";
import { releaseSlots } from "./reserveSlots.ts";
import { prepareOrder } from "./prepareOrder.ts";
import { isRefundedAfterDecline, isRefundedAfterRejection } from "./refundPolicy.ts";
import type { ActionOutcome, ActionTable } from "./runAttempt.ts";
import { searchEarlierOrder, searchOrder, searchInBackground, type SearchResult } from "./searchOrder.ts";

type Outcome = ActionOutcome<AttemptResult>;

/** Actions of a purchase attempt, by their names in the transition table. */
export type AttemptActions = ActionTable<AttemptRun, AttemptResult>;

/** Creates the actions of purchase attempts. */
export const createAttemptActions = (dependencies: CheckoutDependencies): AttemptActions => ({
  check: (run) => checkAttempt(dependencies, run),
  send: (run) => sendAttempt(dependencies, run),
  search: (run) => searchForOrder(dependencies, run),
  resolve: async (run) => {
    const session = requireRecordField(run.session, "session");
    return toSearchEvent(
      run,
      await searchEarlierOrder(dependencies, session, run.key, requireRecordField(run.sent, "sent record")),
    );
  },
  resolveWithoutBrowser: async (run) =>
    toSearchEvent(run, await searchInBackground(dependencies, run.key, requireRecordField(run.sent, "sent record"))),
  complete: (run) => completeAttempt(dependencies, run),
  reject: (run) => rejectAttempt(dependencies, run),
  decline: (run) => declineAttempt(dependencies, run),
  withdraw: async (run) => {
    await undoAttempt(dependencies, run);
    await forgetBookingMail(dependencies, run);
    throw run.error;
  },
  doubt: (run) => markUncertain(dependencies, run),
  reopen: async (run) => {
    await undoAttempt(dependencies, run);
    await forgetBookingMail(dependencies, run);
    return { event: run.command };
  },
  reportNoAttempt: async () => ({ result: { state: "none" } }),
  reportUnknown: async ({ sent }) => {
    // The shop may have the order: its times must not go to others while it is away.
    for (const { slot, holder } of sent?.places ?? []) await dependencies.desk.extend(slot, holder);
    return { result: { state: "unknown", cause: undefined } };
  },
  replay: async (run) => {
    const record = await bookPlaces(dependencies, run.key, requireRecordField(run.placed, "placed record"));
    return { result: { state: "placed", record } };
  },
});

/** Validates an order before the request to the shop. */
async function checkAttempt(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  try {
    const session = requireRecordField(run.session, "session");
    const { sentRecord, variables } = await prepareOrder(
      dependencies,
      session,
      requireRecordField(run.submission, "submission"),
    );
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
async function sendAttempt(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  const session = requireRecordField(run.session, "session");
  // First, so that also after a crash no cart is changed that may be ordered.
  await lockCart(dependencies, run);
  await dependencies.attempts.save(run.key, requireRecordField(run.sent, "sent record"));
  run.hasSent = true;
  try {
    const variables = requireRecordField(run.variables, "variables");
    run.reply = await session.sendRequest(
      dependencies.checkoutClient,
      getOperation(dependencies.operations, "checkout"),
      variables,
    );
  } catch (error) {
    run.error = error;
    if (error instanceof ShopNotReachedError) return { event: "notReached" };
    dependencies.log.warn("The answer to an order was lost", { error });
    return { event: "answerLost" };
  }
  run.confirmation = parseOrNull(checkoutResponseSchema, run.reply.data?.["checkout"]);
  return { event: toReplyEvent(run) };
}

/**
 * Maps the shop's response to an event. A masked error may have occurred after the order was created; any other error
 * is a refusal.
 */
function toReplyEvent({ confirmation, reply }: AttemptRun): AttemptEvent {
  if (confirmation?.result?.toLowerCase() === "success") return "confirmed";
  const firstError = reply?.errors[0];
  return firstError !== undefined && toFailure(firstError.message).kind !== "shopError" ? "refused" : "unclear";
}

/** Searches for the order after a lost or inconclusive response. */
async function searchForOrder(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  try {
    const session = requireRecordField(run.session, "session");
    return toSearchEvent(
      run,
      await searchOrder(dependencies, session, run.key, requireRecordField(run.sent, "sent record")),
    );
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
async function completeAttempt(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  const sentRecord = requireRecordField(run.sent, "sent record");
  const record = await completeOrder(
    dependencies,
    run.key,
    sentRecord,
    requireRecordField(run.confirmation, "confirmation"),
  );
  await unlockCart(dependencies, run);
  return { result: { state: "placed", record } };
}

/** Undoes the attempt, and returns the shop's refusal. */
async function rejectAttempt(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  const reply = requireRecordField(run.reply, "reply");
  await undoAttempt(dependencies, run);
  const { attempt } = requireRecordField(run.submission, "submission");
  const isPaymentVoid = attempt.payment !== null && isRefundedAfterRejection(reply, attempt);
  if (attempt.payment && isPaymentVoid) await dependencies.payments.payBack(attempt.payment, attempt.key);
  await forgetBookingMail(dependencies, run);
  return { result: { state: "refused", reply, isPaymentVoid } };
}

/** Refunds a card payment where no order can result, and throws the refusal of the check. */
async function declineAttempt(dependencies: CheckoutDependencies, { error, submission }: AttemptRun): Promise<never> {
  const { attempt } = requireRecordField(submission, "submission");
  if (!attempt.payment || !(error instanceof HttpError) || !isRefundedAfterDecline(error, attempt)) throw error;
  await dependencies.payments.payBack(attempt.payment, attempt.key);
  throw voidPayment(error);
}

/** Keeps the cart locked while the shop may still order it. */
async function markUncertain(dependencies: CheckoutDependencies, run: AttemptRun): Promise<Outcome> {
  await lockCart(dependencies, run);
  return { result: { state: "unknown", cause: run.error ?? undefined } };
}

async function lockCart({ attempts, settleMs }: CheckoutDependencies, { key, session }: AttemptRun): Promise<void> {
  for (const shopperKey of session?.shopperKeys() ?? []) await attempts.doubt(shopperKey, key, settleMs / 1000);
}

/** Releases the attempt and its reserved slots, so that it may be sent again. */
async function undoAttempt(dependencies: CheckoutDependencies, run: AttemptRun): Promise<void> {
  await releaseSlots(dependencies.desk, requireRecordField(run.sent, "sent record").places);
  await dependencies.attempts.forget(run.key);
  await unlockCart(dependencies, run);
}

/**
 * Removes the record of the e-mail about a booked repair. Neither the cart nor a refund may wait for it: call it last. A
 * record that remains is removed when it is settled.
 */
const forgetBookingMail = ({ bookingMails, log }: CheckoutDependencies, { key }: AttemptRun): Promise<void> =>
  bookingMails
    .forget(key)
    .catch((error: unknown) => log.warn("The e-mail about a repair without an order is settled later", { error }));

/** Unlocks the cart after the attempt is settled. */
async function unlockCart({ attempts }: CheckoutDependencies, { session }: AttemptRun): Promise<void> {
  for (const shopperKey of session?.shopperKeys() ?? []) await attempts.trust(shopperKey);
}
