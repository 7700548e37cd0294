import {
  calculateRefund,
  chooseLines,
  createWithdrawalLinks,
  matchWithdrawnLines,
  type DeclarationKind,
  type ReturnMethod,
} from "@rewire/domain";
import type { ContractView } from "@rewire/gateway";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import type { ChosenValues, WithdrawalError } from "@rewire/ui";
import { data, type RouterContextProvider } from "react-router";
import { createFieldReader, type FieldReader } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import {
  ATTEMPT_PATTERN,
  maskEmail,
  readChosenValues,
  readStatement,
  selectOnlyItem,
  toHiddenFields,
  toLineChoices,
  toReturnTerms,
} from "./readWithdrawalFields.server.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { loadMessageText } from "../../i18n/loadMessageText.server.ts";
import { respondWithView, toWithdrawalError } from "./respondWithView.server.ts";
import type { WithdrawalView } from "./WithdrawalView.ts";

/**
 * Returns the services, settings and links required by the loaders and actions of the pages for withdrawals and
 * returns.
 */
export function createWithdrawalPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: DeclarationKind,
) {
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const locale = findPathLocale(new URL(request.url).pathname);
  const links = createWithdrawalLinks(localePrefixes[locale]);
  return {
    kind,
    locale,
    links,
    visitor,
    settings,
    withdrawals: services.withdrawals,
    sendsMail: services.outbox.isAvailable,
    find: (number: string, proof: { readonly key: string } | { readonly email: string }) =>
      requireStateStore(services.withdrawals.find({ number, ...proof }, kind, visitor)),
  };
}

/** Services, settings and links required by the loaders and actions of the pages for withdrawals and returns. */
export type WithdrawalPage = ReturnType<typeof createWithdrawalPage>;

/**
 * Loads a step of the page. Depending on the URL, this is the lookup form, the order identified by a link (`?number=`
 * with the order's database id, and `?key=`), the confirmation of a choice (`?step=check`), or the free-text form
 * (`?words=1`).
 */
export async function loadWithdrawal(
  context: Readonly<RouterContextProvider>,
  request: Request,
  kind: DeclarationKind,
) {
  const { data: view, init } = await loadView(context, request, kind);
  return data({ title: await loadMessageText(request, `withdrawal.page.${kind}`), view }, init ?? undefined);
}

async function loadView(context: Readonly<RouterContextProvider>, request: Request, kind: DeclarationKind) {
  const page = createWithdrawalPage(context, request, kind);
  const field = createFieldReader(new URL(request.url).searchParams);
  if (field("words") === "1" || !page.withdrawals.readsOrders) return respondWithView(toStatementView(field, null));
  const [number, key] = [field("number"), field("key")];
  if (!key) return respondWithView({ step: "find", number, error: null });
  const lookup = await page.find(number, { key });
  if (lookup.kind !== "found") return respondWithView({ step: "find", number: "", error: toWithdrawalError(lookup) });
  if (field("step") === "check" && ATTEMPT_PATTERN.test(field("attempt"))) return checkChoice(page, lookup, field);
  const chosenValues = selectOnlyItem(readChosenValues(field, lookup.lines), lookup.lines);
  return respondWithView(toChoiceView(page, lookup, chosenValues, null));
}

/**
 * Responds with the confirmation of a choice, or with the choice again where nothing of it is possible. Who goes back
 * from the receipt of all that was possible comes to it again.
 */
function checkChoice(page: WithdrawalPage, lookup: ContractView, field: FieldReader) {
  const { contract, lines, key } = lookup;
  const chosenValues = readChosenValues(field, lines);
  const { acceptedLines, refusedLines } = chooseLines(lines, toLineChoices(chosenValues, lines));
  if (acceptedLines.length === 0) {
    redirectToEarlierReceipt(page, lookup, field("attempt"));
    const error = refusedLines.length === 0 ? ({ kind: "nothing" } as const) : null;
    return respondWithView(toChoiceView(page, lookup, chosenValues, error, refusedLines));
  }
  const refund = calculateRefund(
    contract,
    acceptedLines,
    listRefundedQuantities(lookup),
    sumUpRefundedShipping(lookup),
  );
  return respondWithView({
    step: "confirm",
    statement: "",
    refused: refusedLines,
    refund,
    payment: contract.payment,
    ...toReturnTerms(page.kind, chosenValues),
    lines: refund.lines.map((line) => ({ ...line, name: contract.lines[line.position]?.name ?? "" })),
    email: page.sendsMail ? maskEmail(contract.customer.email) : null,
    fields: {
      number: String(contract.id),
      key,
      attempt: field("attempt"),
      total: String(refund.total.minor),
      ...toHiddenFields(chosenValues),
    },
  });
}

/** Redirects to the receipt of an attempt; returns if it was not recorded. */
function redirectToEarlierReceipt({ links }: WithdrawalPage, { earlierWithdrawals }: ContractView, attempt: string) {
  const earlier = earlierWithdrawals.find(({ withdrawal }) => withdrawal.record.attempt === attempt);
  if (!earlier) return;
  const { withdrawal, key } = earlier;
  throw redirectWithinSite(links.receipt(withdrawal.id, key), { status: 303, headers: NO_STORE_HEADERS });
}

/** Lists what was refunded before, by the present positions of the lines. */
const listRefundedQuantities = ({ contract, earlierWithdrawals }: ContractView) =>
  matchWithdrawnLines(
    contract.lines,
    earlierWithdrawals.flatMap(({ withdrawal }) => withdrawal.record.lines ?? []),
  );

/** Adds up the delivery and fees that were refunded before, in minor units. */
const sumUpRefundedShipping = ({ earlierWithdrawals }: ContractView): number =>
  earlierWithdrawals.reduce((sum, { withdrawal }) => sum + (withdrawal.record.refund?.shipping.minor ?? 0), 0);

/** Creates the step with the free-text form and the text that the customer has already entered. */
export const toStatementView = (field: FieldReader, error: WithdrawalError | null): WithdrawalView => ({
  step: "words",
  values: readStatement(field),
  error,
});

/** Creates the step in which the customer selects the order lines to withdraw from or to return. */
export function toChoiceView(
  { links, settings }: WithdrawalPage,
  view: ContractView,
  chosenValues: ChosenValues,
  error: WithdrawalError | null,
  refused: Extract<WithdrawalView, { step: "choose" }>["refused"] = [],
): WithdrawalView {
  const { contract, lines, key, earlierWithdrawals } = view;
  const refundedQuantities = listRefundedQuantities(view);
  const refundedShipping = sumUpRefundedShipping(view);
  const methods: readonly ReturnMethod[] = settings.place.street ? ["label", "counter"] : [];
  return {
    step: "choose",
    error,
    refused,
    chosenValues,
    methods,
    order: { number: contract.number, date: contract.date },
    fields: { number: String(contract.id), key },
    lines: lines.map(
      ({ line: { position, name, options, paid: paidAmount }, remainingQuantity, rule, condition, lastDay }) => ({
        position,
        name,
        options,
        paid:
          calculateRefund(contract, [{ position, quantity: remainingQuantity }], refundedQuantities, refundedShipping)
            .lines[0]?.amount ?? paidAmount,
        remainingQuantity,
        rule,
        condition,
        lastDay,
      }),
    ),
    earlier: earlierWithdrawals.map(({ withdrawal: { id, record }, key: receiptKey }) => ({
      id,
      at: record.at,
      href: links.receipt(id, receiptKey),
    })),
  };
}
