import { useLocation } from "react-router";
import { LOCALES, localeOfPath, pathInLocale, type Locale } from "@rewire/messages";
import type { PageLayoutProps } from "@rewire/ui";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "../../i18n/localeCookie.ts";

/** Stores the chosen language; the link itself navigates. */
const rememberLanguage = (locale: Locale) => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax`;
};

/**
 * Maximum length of a query that is kept, because six links repeat it. No page of the storefront needs a longer one.
 */
const MAX_QUERY = 6_000;

/**
 * Returns the links to the current page in every language, including its query, and the callback that stores the
 * choice.
 */
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
    onChooseLanguage: rememberLanguage,
  };
}
