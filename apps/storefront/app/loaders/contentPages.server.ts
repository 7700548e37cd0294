import type { RouterContextProvider } from "react-router";
import type { ContentPageLink, SafeHtml } from "@rewire/domain";
import { localeOfPath, localePrefixes, toLanguageTag, type Locale } from "@rewire/messages";
import { pageContext } from "./pageContext.server.ts";
import { valueOf } from "./valueOf.server.ts";

/** Content page as a reader gets it. */
export interface ReaderPage {
  readonly title: string;
  readonly content: SafeHtml;
  /** Language of title and text if it is not the reader's: its tag, and its name in the reader's language. */
  readonly otherLanguage: { readonly tag: string; readonly name: string } | null;
}

/** Returns the language of a locale as in URLs: "en", "pt-br". */
const languageOf = (locale: Locale): string => localePrefixes[locale].slice(1) || "en";

/**
 * Reads a content page in the language of the URL, or in another one that it is written in.
 * @throws Response with status 404 for an unknown page, 503 if the shop is unavailable.
 */
export async function readContentPage(
  request: Request,
  context: Readonly<RouterContextProvider>,
  name: string,
): Promise<ReaderPage> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const { services } = context.get(pageContext);
  const { title, content, language } = valueOf(await services.contentPages.page(name, languageOf(locale)));
  const isOther = language !== languageOf(locale);
  const names = new Intl.DisplayNames([toLanguageTag(locale)], { type: "language" });
  return { title, content, otherLanguage: isOther ? { tag: language, name: names.of(language) ?? language } : null };
}

/** Returns links to the content pages of the shop, in the language of a locale. */
export const listContentPages = (
  locale: Locale,
  context: Readonly<RouterContextProvider>,
): Promise<readonly ContentPageLink[]> => context.get(pageContext).services.contentPages.list(languageOf(locale));
