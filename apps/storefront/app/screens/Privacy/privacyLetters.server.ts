import { createPrivacyLinks, type SiteSettings } from "@rewire/domain";
import type { ErasureCustomer, ErasureLetters, PlainLetter } from "@rewire/gateway";
import { localeOfPath, localePrefixes } from "@rewire/messages";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";

/** Functions that write the e-mails about a customer's data, in the language of the page. */
export interface PrivacyLetters {
  /** Writes the e-mail with the link to the copy. @param key Key of the link */
  readonly composeExport: (key: string) => PlainLetter;
  readonly composeErasure: (customer: ErasureCustomer) => ErasureLetters;
}

/** Creates the functions that write the e-mails about a customer's data. */
export async function createPrivacyLetters(
  request: Request,
  { siteName, baseUrl }: Pick<SiteSettings, "siteName" | "baseUrl">,
): Promise<PrivacyLetters> {
  const { formatMessage } = await createServerIntl(request);
  const links = createPrivacyLinks(localePrefixes[localeOfPath(new URL(request.url).pathname)]);
  const hello = formatMessage({ id: "privacyMail.hello" });
  const toCustomer = (kind: "done" | "byShop"): PlainLetter => ({
    subject: formatMessage({ id: `privacyMail.${kind}.subject` }, { shop: siteName }),
    text: [hello, "", formatMessage({ id: `privacyMail.${kind}.text` }), "", siteName, ""].join("\n"),
  });
  return {
    composeExport: (key) => ({
      subject: formatMessage({ id: "privacyMail.export.subject" }, { shop: siteName }),
      text: [
        hello,
        "",
        formatMessage({ id: "privacyMail.export.text" }),
        `${baseUrl}${links.dataOf(key)}`,
        "",
        formatMessage({ id: "privacyMail.export.ignore" }),
        "",
        siteName,
        "",
      ].join("\n"),
    }),
    composeErasure: ({ customerId, username, email }) => ({
      done: toCustomer("done"),
      byShop: toCustomer("byShop"),
      toShop: {
        subject: formatMessage({ id: "privacyMail.shop.subject" }, { id: String(customerId) }),
        text: `${formatMessage({ id: "privacyMail.shop.text" }, { username, email, id: String(customerId) })}\n`,
      },
    }),
  };
}
