import type { DeclarationKind } from "@rewire/domain";
import type { DeclarationResult } from "@rewire/gateway";
import type { RouterContextProvider } from "react-router";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { createFieldReader, readForm, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import {
  ATTEMPT_PATTERN,
  isStatementComplete,
  readChosenValues,
  readStatement,
  toLineChoices,
  toReturnTerms,
} from "./readWithdrawalFields.server.ts";
import { respondWithView, toWithdrawalError } from "./respondWithView.server.ts";
import { createWithdrawalPage, toChoiceView, toStatementView, type WithdrawalPage } from "./withdrawalPage.server.ts";

/**
 * Handles the forms of the withdrawal page, which work without JavaScript. The lookup form redirects to a signed link,
 * so that no URL contains the e-mail address. The selection form redirects to the page that shows the selected lines for
 * confirmation. The confirmation form records the withdrawal and redirects to the receipt.
 */
export async function submitWithdrawal(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: DeclarationKind,
) {
  const page = createWithdrawalPage(context, request, kind);
  const form = await readForm(request);
  const field = createFieldReader(form);
  if (field("words") === "1") return submitStatement(page, field);
  if (field("step") === "find") return findOrder(page, field);
  return submitChoice(page, form);
}

async function findOrder(page: WithdrawalPage, field: FieldReader) {
  const number = field("number");
  const lookup = await page.find(number, { email: field("email") });
  if (lookup.kind !== "found") return respondWithView({ step: "find", number, error: toWithdrawalError(lookup) });
  const link = new URLSearchParams({ number: String(lookup.contract.id), key: lookup.key });
  throw redirectWithinSite(`?${link.toString()}`, { status: 303, headers: NO_STORE_HEADERS });
}

async function submitChoice(page: WithdrawalPage, form: FormData) {
  const field = createFieldReader(form);
  const isConfirmed = field("step") === "confirm" && ATTEMPT_PATTERN.test(field("attempt"));
  if (!isConfirmed) throw redirectToStep(form, field("step") === "edit" ? "choose" : "check");
  const number = field("number");
  const lookup = await page.find(number, { key: field("key") });
  if (lookup.kind !== "found") return respondWithView({ step: "find", number: "", error: toWithdrawalError(lookup) });
  const chosenValues = readChosenValues(field, lookup.lines);
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

/** Fields of a choice, which identify nobody. */
const choiceFieldPattern = /^(?:number|key|[qc]\d{1,4}|whole|reason|method)$/;

/**
 * Creates a redirect to a step whose URL contains the choice, so that going back, reloading, and changing the language
 * keep it.
 */
function redirectToStep(form: FormData, step: "choose" | "check"): Response {
  const query = new URLSearchParams();
  for (const name of new Set(form.keys())) {
    const value = form.get(name);
    if (choiceFieldPattern.test(name) && typeof value === "string" && value !== "0")
      query.set(name, value.slice(0, 300));
  }
  if (step === "check") {
    query.set("step", "check");
    // Going back from the receipt and confirming once more leads to it again, and declares nothing twice.
    query.set("attempt", crypto.randomUUID());
  }
  return redirectWithinSite(`?${query.toString()}`, { status: 303, headers: NO_STORE_HEADERS });
}

async function submitStatement(page: WithdrawalPage, field: FieldReader) {
  const values = readStatement(field);
  if (field("step") === "edit") return respondWithView(toStatementView(field, null));
  if (!isStatementComplete(values)) return respondWithView(toStatementView(field, { kind: "incomplete" }));
  if (field("step") !== "confirm" || !ATTEMPT_PATTERN.test(field("attempt")))
    return respondWithView({
      step: "confirm",
      lines: null,
      refund: null,
      payment: "unknown",
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
