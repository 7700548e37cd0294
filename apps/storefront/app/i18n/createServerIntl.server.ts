import { loadAllMessages, findPathLocale, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages, writeFirstAsOrdinal } from "@rewire/platform/formatjs";
import { createIntl, createIntlCache, type IntlShape } from "react-intl";

const cache = createIntlCache();

/** Loads an `intl` object with all messages of a language, for e-mails and files. */
export async function loadIntl(locale: Locale): Promise<IntlShape> {
  const messages = toParsedMessages(await loadAllMessages(locale));
  return writeFirstAsOrdinal(createIntl({ locale: toLanguageTag(locale), messages }, cache));
}

/** Loads an `intl` object with all messages in the language of a request, for e-mails and files. */
export const createServerIntl = (request: Request): Promise<IntlShape> =>
  loadIntl(findPathLocale(new URL(request.url).pathname));
