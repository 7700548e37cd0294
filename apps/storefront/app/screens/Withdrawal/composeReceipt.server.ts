import { createWithdrawalLinks, formatMoney, type Money, type Settings } from "@rewire/domain";
import type { ReceiptMail, WithdrawalReference } from "@rewire/gateway";
import { isLocale, defaultLocale, loadAllMessages, localePrefixes, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";

const cache = createIntlCache();

const loadIntl = async (locale: Locale): Promise<IntlShape> =>
  createIntl({ locale: toLanguageTag(locale), messages: toParsedMessages(await loadAllMessages(locale)) }, cache);

/**
 * Composes the e-mail with the receipt of a withdrawal, in the language used for the withdrawal. It ends with the name
 * of the shop.
 */
export async function composeReceipt(
  { withdrawal: { id, hash, record }, key }: WithdrawalReference,
  { site, shop: { priceLocale } }: Pick<Settings, "site" | "shop">,
): Promise<ReceiptMail> {
  const locale = isLocale(record.locale) ? record.locale : defaultLocale;
  const { formatMessage, formatDate, locale: language } = await loadIntl(locale);
  const {
    end: kind,
    at: declaredAt,
    name,
    orderNumber,
    statement,
    lines,
    refund,
    refused: refusedLines,
    origin,
    reason,
    method,
  } = record;
  const formatPrice = (amount: Money) => formatMoney(amount, priceLocale === "auto" ? language : priceLocale);
  const title = formatMessage({ id: `withdrawal.receipt.${kind}` });
  const declaredAtText = formatDate(declaredAt, { dateStyle: "long", timeStyle: "long", timeZone: "UTC" });
  const url = `${origin}${createWithdrawalLinks(localePrefixes[locale]).receipt(id, key)}`;
  const lineTexts = (lines ?? []).map((line) => `  ${line.quantity} × ${line.name}: ${formatPrice(line.amount)}`);
  const text = [
    formatMessage({ id: "withdrawal.letter.hello" }, { name }),
    "",
    formatMessage({ id: "withdrawal.receipt.lead" }, { moment: declaredAtText }),
    "",
    `${formatMessage({ id: "withdrawal.receipt.number" })}: ${id}`,
    `${formatMessage({ id: "withdrawal.number" })}: ${orderNumber}`,
    "",
    formatMessage({ id: `withdrawal.declaration.${kind}` }),
    ...(statement ? [statement] : []),
    ...lineTexts,
    ...(reason
      ? [`${formatMessage({ id: "withdrawal.reason.title" })}: ${formatMessage({ id: `withdrawal.reason.${reason}` })}`]
      : []),
    ...(method
      ? [`${formatMessage({ id: "withdrawal.method.title" })} ${formatMessage({ id: `withdrawal.method.${method}` })}`]
      : []),
    ...(refund
      ? [
          `${formatMessage({ id: "withdrawal.shippingShare" })}: ${formatPrice(refund.shipping)}`,
          `${formatMessage({ id: "withdrawal.refund" })}: ${formatPrice(refund.total)}`,
        ]
      : []),
    ...(refusedLines.length > 0
      ? ["", `${formatMessage({ id: "withdrawal.refused" })}: ${refusedLines.map((line) => line.name).join(", ")}`]
      : []),
    "",
    formatMessage({ id: "withdrawal.after" }),
    "",
    formatMessage({ id: "withdrawal.letter.page" }, { url }),
    `${formatMessage({ id: "withdrawal.receipt.hash" })}: ${hash}`,
    `\n${site.siteName}\n`,
  ].join("\n");
  return { subject: `${title}, ${id}`, text };
}
