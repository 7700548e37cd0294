import { createWithdrawalLinks, findServicesOnly, formatMoney, type Money, type Settings } from "@rewire/domain";
import { findRecordedPayment, type ReceiptMail, type WithdrawalReference } from "@rewire/gateway";
import { isLocale, defaultLocale, localePrefixes, type MessageKey } from "@rewire/messages";
import type { IntlShape } from "react-intl";
import { loadIntl } from "../../i18n/createServerIntl.server.ts";

type MessageIntl = Pick<IntlShape, "formatMessage">;
type WithdrawalRecord = WithdrawalReference["withdrawal"]["record"];

const formatFact = ({ formatMessage }: MessageIntl, label: string, value: string): string =>
  formatMessage({ id: "mail.fact" }, { label, value });

/** Lists the lines of the e-mail that say what is declared, why, how it comes back, and what is paid back. */
function listDeclaredLines(
  record: WithdrawalRecord,
  intl: MessageIntl,
  formatPrice: (amount: Money) => string,
): readonly string[] {
  const { end: kind, statement, lines, refund, refused: refusedLines, reason, method } = record;
  const { formatMessage } = intl;
  const fact = (id: MessageKey, value: string) => formatFact(intl, formatMessage({ id }), value);
  return [
    formatMessage({ id: `withdrawal.declaration.${kind}` }),
    ...(statement ? [statement] : []),
    ...(lines ?? []).map(
      ({ quantity, name, amount }) => `  ${formatFact(intl, `${quantity} × ${name}`, formatPrice(amount))}`,
    ),
    ...(reason ? [fact("withdrawal.reason.title", formatMessage({ id: `withdrawal.reason.${reason}` }))] : []),
    ...(method
      ? [`${formatMessage({ id: "withdrawal.method.title" })} ${formatMessage({ id: `withdrawal.method.${method}` })}`]
      : []),
    ...(refund
      ? [
          fact("withdrawal.shippingShare", formatPrice(refund.shipping)),
          fact(`withdrawal.refund.${findRecordedPayment(record)}`, formatPrice(refund.total)),
        ]
      : []),
    ...(refusedLines.length > 0
      ? ["", fact("withdrawal.refused", refusedLines.map(({ name }) => name).join(", "))]
      : []),
  ];
}

/**
 * Composes the e-mail with the receipt of a withdrawal, in the language used for the withdrawal. It ends with the name
 * of the shop.
 */
export async function composeReceipt(
  { withdrawal: { id, hash, record }, key }: WithdrawalReference,
  { site, place, shop: { priceLocale } }: Pick<Settings, "site" | "place" | "shop">,
): Promise<ReceiptMail> {
  const locale = isLocale(record.locale) ? record.locale : defaultLocale;
  const intl = await loadIntl(locale);
  const { formatMessage, formatDate, locale: language } = intl;
  const { end: kind, at: declaredAt, name, orderNumber, origin } = record;
  const fact = (messageId: MessageKey, value: string) => formatFact(intl, formatMessage({ id: messageId }), value);
  const formatPrice = (amount: Money) => formatMoney(amount, priceLocale === "auto" ? language : priceLocale);
  const title = formatMessage({ id: `withdrawal.receipt.${kind}` });
  // The time of the page: near midnight, papers of two zones would name two days, and a day decides what is in time.
  const declaredAtText = formatDate(declaredAt, { dateStyle: "long", timeStyle: "long", timeZone: place.timeZone });
  const url = `${origin}${createWithdrawalLinks(localePrefixes[locale]).receipt(id, key)}`;
  const text = [
    formatMessage({ id: "withdrawal.letter.hello" }, { name }),
    "",
    formatMessage({ id: "withdrawal.receipt.lead" }, { moment: declaredAtText }),
    "",
    fact("withdrawal.receipt.number", String(id)),
    fact("withdrawal.number", orderNumber),
    "",
    ...listDeclaredLines(record, intl, formatPrice),
    "",
    formatMessage({
      id: `withdrawal.after.${findRecordedPayment(record)}.${findServicesOnly(record.lines) ?? "goods"}`,
    }),
    "",
    formatMessage({ id: "withdrawal.letter.page" }, { url }),
    fact("withdrawal.receipt.hash", hash),
    `\n${site.siteName}\n`,
  ].join("\n");
  return { subject: `${title}, ${id}`, text };
}
