import { createIntl } from "react-intl";
import type { RouterContextProvider } from "react-router";
import type { ContentPageLink, SafeHtml } from "@rewire/domain";
import { loadAllMessages, localePrefixes, toLanguageTag, type Locale } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { pageContext } from "../pageContext.server.ts";
import { requireValue } from "../requireValue.server.ts";

/**
 * Content page in the visitor's language. If the page is not translated, it is in another language and has a note that
 * says so.
 */
export interface LocalizedContentPage {
  readonly title: string;
  readonly content: SafeHtml;
  /** Note in the reader's language: that the text is not translated, or that there is none; null for none. */
  readonly note: string | null;
  /** Tag of the language of title and text, if it is not the reader's. */
  readonly language: string | null;
}

/** Returns the language of a locale as in URLs: "en", "pt-br". */
const toUrlLanguage = (locale: Locale): string => localePrefixes[locale].slice(1) || "en";

/**
 * Reads a content page in the language of a locale, or in another language if the page is not translated.
 * @throws Response with status 404 for an unknown page, 503 if the shop is unavailable.
 */
export async function readContentPage(
  locale: Locale,
  context: Readonly<RouterContextProvider>,
  name: string,
): Promise<LocalizedContentPage> {
  const { services } = context.get(pageContext);
  const { title, content, language } = requireValue(await services.contentPages.page(name, toUrlLanguage(locale)));
  const isTranslated = language === toUrlLanguage(locale);
  const page = { title, content, language: isTranslated ? null : language };
  if (content.safeHtml !== "" && isTranslated) return { ...page, note: null };
  const { formatMessage } = createIntl({
    locale: toLanguageTag(locale),
    messages: toParsedMessages(await loadAllMessages(locale)),
  });
  const names = new Intl.DisplayNames([toLanguageTag(locale)], { type: "language" });
  const note =
    content.safeHtml === ""
      ? formatMessage({ id: "content.empty" })
      : formatMessage({ id: "content.otherLanguage" }, { language: names.of(language) ?? language });
  return { ...page, note };
}

/** Returns links to the shop's content pages in the language of a locale. */
export const listContentPages = (
  locale: Locale,
  context: Readonly<RouterContextProvider>,
): Promise<readonly ContentPageLink[]> => context.get(pageContext).services.contentPages.list(toUrlLanguage(locale));
