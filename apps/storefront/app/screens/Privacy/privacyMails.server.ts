import { createPrivacyLinks, type SiteSettings } from "@rewire/domain";
import type { ErasureCustomer, ErasureMails, PlainTextMail } from "@rewire/gateway";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";

/** Functions that compose e-mails about exporting and deleting a customer's data, in the language of the page. */
export interface PrivacyMails {
  /** Writes the e-mail with the link to the copy. @param key Key of the link */
  readonly composeExport: (key: string) => PlainTextMail;
  /** Writes the e-mail with the link that confirms a deletion. @param key Key of the link */
  readonly composeErasureLink: (key: string) => PlainTextMail;
  readonly composeErasure: (customer: ErasureCustomer) => ErasureMails;
}

/** Creates the functions that compose e-mails about exporting and deleting a customer's data. */
export async function createPrivacyMails(
  request: Request,
  { siteName, baseUrl }: Pick<SiteSettings, "siteName" | "baseUrl">,
): Promise<PrivacyMails> {
  const { formatMessage } = await createServerIntl(request);
  const links = createPrivacyLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);
  const greeting = formatMessage({ id: "privacyMail.hello" });
  const composeCustomerMail = (kind: "done" | "byShop"): PlainTextMail => ({
    subject: formatMessage({ id: `privacyMail.${kind}.subject` }, { shop: siteName }),
    text: [greeting, "", formatMessage({ id: `privacyMail.${kind}.text` }), "", siteName, ""].join("\n"),
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
    composeErasure: ({ customerId, username, email }) => ({
      done: composeCustomerMail("done"),
      byShop: composeCustomerMail("byShop"),
      toShop: {
        subject: formatMessage({ id: "privacyMail.shop.subject" }, { id: String(customerId) }),
        text: `${formatMessage({ id: "privacyMail.shop.text" }, { username, email, id: String(customerId) })}\n`,
      },
    }),
  };
}
