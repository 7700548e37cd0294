import { useMemo } from "react";
import { LOCALES, findPathLocale, toLocalePath, type Locale } from "@rewire/messages";
import type { PageLayoutProps } from "@rewire/ui";
import { usePathname } from "../../navigation/PageNavigation.tsx";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "../../i18n/localeCookie.ts";

/** Stores the chosen language; the link itself navigates. */
const saveLanguage = (locale: Locale) => {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${LOCALE_COOKIE_SECONDS}; Path=/; SameSite=Lax`;
};

/** Returns links to the current page in every language, and a callback that stores the selected language. */
export function useLanguages(): Pick<PageLayoutProps, "languages" | "onChooseLanguage"> {
  const pathname = usePathname();
  const currentLocale = findPathLocale(pathname);
  const languages = useMemo(
    () =>
      LOCALES.map((locale) => ({ locale, href: toLocalePath(pathname, locale), isCurrent: locale === currentLocale })),
    [pathname, currentLocale],
  );
  return { languages, onChooseLanguage: saveLanguage };
}
