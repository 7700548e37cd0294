import { createPrivacyLinks, type SiteSettings } from "@rewire/domain";
import type { ComposeErasureMails, PlainTextMail } from "@rewire/gateway";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { createServerIntl, loadIntl } from "../../i18n/createServerIntl.server.ts";

/**
 * Functions that compose e-mails about exporting and deleting a customer's data, in the language of the page; those to
 * the shop in the shop's.
 */
export interface PrivacyMails {
  /** Writes the e-mail with the link to the copy. @param key Key of the link */
  readonly composeExport: (key: string) => PlainTextMail;
  /** Writes the e-mail with the link that confirms a deletion. @param key Key of the link */
  readonly composeErasureLink: (key: string) => PlainTextMail;
  readonly composeErasure: ComposeErasureMails;
}

/**
 * Creates the functions that compose e-mails about exporting and deleting a customer's data.
 *
 * @param shopMailLanguage Language of e-mails to the shop, as in URLs: "de".
 */
export async function createPrivacyMails(
  request: Request,
  { siteName, baseUrl }: Pick<SiteSettings, "siteName" | "baseUrl">,
  shopMailLanguage: string,
): Promise<PrivacyMails> {
  const { formatMessage } = await createServerIntl(request);
  const shopIntl = await loadIntl(findPathLocale(`/${shopMailLanguage}`));
  const links = createPrivacyLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const greeting = formatMessage({ id: "privacyMail.hello" });
  const listAddressLines = (key: string | null): readonly string[] =>
    key === null
      ? []
      : [
          formatMessage({ id: "privacyMail.address.text" }),
          `${baseUrl}${links.erasureOf(key)}`,
          "",
          formatMessage({ id: "privacyMail.address.ignore" }),
          "",
        ];
  const composeCustomerMail = (kind: "done" | "byShop", addressKey: string | null): PlainTextMail => ({
    subject: formatMessage({ id: `privacyMail.${kind}.subject` }, { shop: siteName }),
    text: [
      greeting,
      "",
      formatMessage({ id: `privacyMail.${kind}.text` }),
      "",
      ...listAddressLines(addressKey),
      siteName,
      "",
    ].join("\n"),
  });
  const composeLinkMail = (kind: "export" | "erase", path: string): PlainTextMail => ({
    subject: formatMessage({ id: `privacyMail.${kind}.subject` }, { shop: siteName }),
    text: [
      greeting,
      "",
      formatMessage({ id: `privacyMail.${kind}.text` }),
      `${baseUrl}${path}`,
      "",
      formatMessage({ id: `privacyMail.${kind}.ignore` }),
      "",
      siteName,
      "",
    ].join("\n"),
  });
  return {
    composeExport: (key) => composeLinkMail("export", links.dataOf(key)),
    composeErasureLink: (key) => composeLinkMail("erase", links.erasureOf(key)),
    composeErasure: ({ customerId, username, email }, addressKey) => ({
      done: composeCustomerMail("done", addressKey),
      byShop: composeCustomerMail("byShop", addressKey),
      toShop: {
        subject: shopIntl.formatMessage({ id: "privacyMail.shop.subject" }, { id: String(customerId) }),
        text: `${shopIntl.formatMessage({ id: "privacyMail.shop.text" }, { username, email, id: String(customerId) })}\n`,
      },
    }),
  };
}
