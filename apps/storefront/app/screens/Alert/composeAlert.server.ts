import { createAlertLinks, createSiteLinks, formatMoney, type Money, type Settings } from "@rewire/domain";
import type { AlertMail, AlertMailContent } from "@rewire/gateway";
import { defaultLocale, isLocale, localePrefixes, toLanguageTag } from "@rewire/messages";
import type { IntlShape } from "react-intl";
import { loadIntl } from "../../i18n/createServerIntl.server.ts";

/** Composes an alert e-mail in the recipient's language. It ends with the name of the shop. */
export async function composeAlert(
  content: AlertMailContent,
  { site, shop: { priceLocale } }: Pick<Settings, "site" | "shop">,
): Promise<AlertMail> {
  const locale = isLocale(content.locale) ? content.locale : defaultLocale;
  const language = toLanguageTag(locale);
  const intl = await loadIntl(locale);
  const { origin, id, key, slug, choice, options } = content;
  const name = [content.name, ...options].join(", ");
  const formatPrice = (amount: Money | null) =>
    amount ? formatMoney(amount, priceLocale === "auto" ? language : priceLocale) : "";
  const endUrl = `${origin}${createAlertLinks(localePrefixes[locale]).alert(id, key)}`;
  const productUrl = `${origin}${createSiteLinks(localePrefixes[locale]).product(slug, choice)}`;
  const text =
    content.purpose === "confirm"
      ? createConfirmationText(content, { name, amount: formatPrice(content.limit), endUrl, productUrl }, intl)
      : [
          intl.formatMessage({ id: `alertMail.${content.purpose}.text` }, { name, price: formatPrice(content.price) }),
          productUrl,
          "",
          intl.formatMessage({ id: "alertMail.end" }, { url: endUrl }),
        ];
  const subject = intl.formatMessage(
    { id: `alertMail.${content.purpose}.subject` },
    { name, price: formatPrice(content.price) },
  );
  return { subject, text: [...text, "", site.siteName, ""].join("\n"), endUrl };
}

function createConfirmationText(
  { kind, followsPrice }: AlertMailContent,
  { name, amount, endUrl, productUrl }: { name: string; amount: string; endUrl: string; productUrl: string },
  { formatMessage }: IntlShape,
): readonly string[] {
  const condition = kind === "stock" ? "stock" : followsPrice ? "drop" : "price";
  return [
    formatMessage({ id: "alertMail.confirm.lead" }),
    formatMessage({ id: `alert.page.${condition}` }, { name, amount }),
    productUrl,
    "",
    formatMessage({ id: "alertMail.confirm.link" }, { url: endUrl }),
    "",
    formatMessage({ id: "alertMail.confirm.otherwise" }),
  ];
}
