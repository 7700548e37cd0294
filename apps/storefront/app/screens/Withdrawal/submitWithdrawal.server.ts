import { calculateRefund, chooseLines, type DeclarationKind } from "@rewire/domain";
import type { ContractView, DeclarationResult } from "@rewire/gateway";
import type { RouterContextProvider } from "react-router";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { createFieldReader, readForm, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import {
  isStatementComplete,
  maskEmail,
  readChosenValues,
  readStatement,
  toHiddenFields,
  toLineChoices,
  toReturnTerms,
} from "./readWithdrawalFields.server.ts";
import {
  createWithdrawalPage,
  respondWithView,
  toChoiceView,
  toWithdrawalError,
  toStatementView,
  type WithdrawalPage,
} from "./withdrawalPage.server.ts";

const attemptPattern = /^[0-9a-f-]{36}$/;

/**
 * Handles the forms of the withdrawal page, which work without JavaScript. The lookup form redirects to a signed link,
 * so that no URL contains the e-mail address. The selection form validates the selected lines and shows them for
 * confirmation. The confirmation form records the withdrawal and redirects to the receipt.
 */
export async function submitWithdrawal(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: DeclarationKind,
) {
  const page = createWithdrawalPage(context, request, kind);
  const field = createFieldReader(await readForm(request));
  if (field("words") === "1") return submitStatement(page, field);
  if (field("step") === "find") return findOrder(page, field);
  return submitChoice(page, field);
}

async function findOrder(page: WithdrawalPage, field: FieldReader) {
  const number = field("number");
  const lookup = await page.find(number, { email: field("email") });
  if (lookup.kind !== "found") return respondWithView({ step: "find", number, error: toWithdrawalError(lookup) });
  const link = new URLSearchParams({ number: String(lookup.contract.id), key: lookup.key });
  throw redirectWithinSite(`?${link.toString()}`, { status: 303, headers: NO_STORE_HEADERS });
}

async function submitChoice(page: WithdrawalPage, field: FieldReader) {
  const number = field("number");
  const lookup = await page.find(number, { key: field("key") });
  if (lookup.kind !== "found") return respondWithView({ step: "find", number: "", error: toWithdrawalError(lookup) });
  const chosenValues = readChosenValues(field, lookup.lines);
  if (field("step") === "edit") return respondWithView(toChoiceView(page, lookup, chosenValues, null));
  const isConfirmed = field("step") === "confirm" && attemptPattern.test(field("attempt"));
  if (!isConfirmed) return checkChoice(page, lookup, field);
  const result = await requireStateStore(
    page.withdrawals.declare(
      {
        ...createCommonFields(page, field),
        proof: { number, key: field("key") },
        choices: toLineChoices(chosenValues, lookup.lines),
        ...toReturnTerms(page.kind, chosenValues),
        expectedTotal: Number(field("total")),
      },
      page.visitor,
    ),
  );
  redirectToReceipt(page, result);
  if (result.kind !== "changed") return respondWithView({ step: "find", number: "", error: toWithdrawalError(result) });
  return respondWithView(toChoiceView(page, lookup, chosenValues, { kind: "changed" }));
}

/** Shows the second step, or the first one again where nothing of the choice is possible. */
function checkChoice(page: WithdrawalPage, lookup: ContractView, field: FieldReader) {
  const { contract, lines, key, earlier: earlierWithdrawals } = lookup;
  const chosenValues = readChosenValues(field, lines);
  const { accepted: acceptedLines, refused: refusedLines } = chooseLines(lines, toLineChoices(chosenValues, lines));
  if (acceptedLines.length === 0) {
    const error = refusedLines.length === 0 ? ({ kind: "nothing" } as const) : null;
    return respondWithView(toChoiceView(page, lookup, chosenValues, error, refusedLines));
  }
  const refundedLines = earlierWithdrawals.flatMap(({ withdrawal }) => withdrawal.record.lines ?? []);
  const refund = calculateRefund(contract, acceptedLines, refundedLines);
  return respondWithView({
    step: "confirm",
    statement: "",
    refused: refusedLines,
    refund,
    ...toReturnTerms(page.kind, chosenValues),
    lines: refund.lines.map((line) => ({ ...line, name: contract.lines[line.position]?.name ?? "" })),
    email: page.sendsMail ? maskEmail(contract.customer.email) : null,
    fields: {
      number: String(contract.id),
      key,
      attempt: crypto.randomUUID(),
      total: String(refund.total.minor),
      ...toHiddenFields(chosenValues),
    },
  });
}

async function submitStatement(page: WithdrawalPage, field: FieldReader) {
  const values = readStatement(field);
  if (field("step") === "edit") return respondWithView(toStatementView(field, null));
  if (!isStatementComplete(values)) return respondWithView(toStatementView(field, { kind: "incomplete" }));
  if (field("step") !== "confirm" || !attemptPattern.test(field("attempt")))
    return respondWithView({
      step: "confirm",
      lines: null,
      refund: null,
      refused: [],
      reason: null,
      method: null,
      statement: `${values.name}, ${values.number}\n${values.statement}`,
      email: page.sendsMail ? values.email : null,
      fields: { words: "1", attempt: crypto.randomUUID(), ...values },
    });
  const { number, ...statement } = values;
  const result = await requireStateStore(
    page.withdrawals.declareByStatement(
      { ...createCommonFields(page, field), ...statement, orderNumber: number, reason: null, method: null },
      page.visitor,
    ),
  );
  redirectToReceipt(page, result);
  return respondWithView(toStatementView(field, toWithdrawalError(result)));
}

const createCommonFields = ({ kind, locale, settings }: WithdrawalPage, field: FieldReader) => ({
  kind,
  locale,
  attempt: field("attempt"),
  origin: settings.site.baseUrl,
});

/** Redirects to the receipt of a recorded declaration; returns if none was recorded. */
function redirectToReceipt(
  { links }: WithdrawalPage,
  result: DeclarationResult,
): asserts result is Exclude<DeclarationResult, { kind: "recorded" }> {
  if (result.kind !== "recorded") return;
  const { withdrawal, key } = result;
  throw redirectWithinSite(links.receipt(withdrawal.id, key), { status: 303, headers: NO_STORE_HEADERS });
}
