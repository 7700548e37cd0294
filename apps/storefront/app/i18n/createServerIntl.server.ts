import { loadAllMessages, findPathLocale, toLanguageTag } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { createIntl, type IntlShape } from "react-intl";

/** Creates an `intl` object with all messages in the language of a request, for e-mails and files. */
export async function createServerIntl(request: Request): Promise<IntlShape> {
  const locale = findPathLocale(new URL(request.url).pathname);
  return createIntl({ locale: toLanguageTag(locale), messages: toParsedMessages(await loadAllMessages(locale)) });
}
