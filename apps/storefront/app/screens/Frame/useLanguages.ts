import { useLocation } from "react-router";
import { LOCALES, localeOfPath, pathInLocale, type Locale } from "@rewire/messages";
import type { PageLayoutProps } from "@rewire/ui";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "../../i18n/detectLocale.ts";

/** Keeps a chosen language for the next visit; the link itself goes there. */
const keepLanguage = (locale: Locale) => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax`;
};

/** Characters of a query that is kept; six links repeat it. No page of ours leads to a longer one. */
const MAX_QUERY = 6_000;

/** The open page in every language, its query kept, and what happens when one is chosen. */
export function useLanguages(): Pick<PageLayoutProps, "languages" | "onChooseLanguage"> {
  const { pathname, search: whole } = useLocation();
  const search = whole.length > MAX_QUERY ? "" : whole;
  const current = localeOfPath(pathname);
  return {
    languages: LOCALES.map((locale) => ({
      locale,
      href: `${pathInLocale(pathname, locale)}${search}`,
      isCurrent: locale === current,
    })),
    onChooseLanguage: keepLanguage,
  };
}
