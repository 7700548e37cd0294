import { match } from "@formatjs/intl-localematcher";
import { defaultLocale, isLocale, LOCALES, toLanguageTag, type Locale } from "@rewire/messages";
import { LOCALE_COOKIE } from "./localeCookie.ts";

/**
 * Returns the locale for a visitor: the selected language stored in the cookie, or else the supported language closest
 * to the browser's languages, or else English. Closeness is determined by CLDR data; for example, Catalan speakers get
 * Spanish. For requests from a page of this site, the browser's languages are ignored.
 */
export function detectLocale(request: Request): Locale {
  const cookieLocale = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLocale(cookieLocale)) return cookieLocale;
  if (request.headers.get("sec-fetch-site") === "same-origin") return defaultLocale;
  return matchLanguages(readLanguages(request.headers.get("accept-language") ?? ""));
}

/** Maximum number of characters read from the `Accept-Language` header. */
const MAX_HEADER_LENGTH = 1_000;
/** Maximum number of languages to match; matching an unknown language takes about a millisecond. */
const MAX_LANGUAGES = 5;

const localesByTag = new Map(LOCALES.map((locale) => [toLanguageTag(locale), locale]));

/**
 * Returns the accepted languages by descending preference, without region, because each language is supported in one
 * region only.
 */
function readLanguages(header: string): readonly string[] {
  const languages = header
    .slice(0, MAX_HEADER_LENGTH)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(";"))?.[1] ?? 1);
      return { language: tag.trim().toLowerCase().split("-")[0] ?? "", quality };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
  return [...new Set(languages)].slice(0, MAX_LANGUAGES);
}

const matchLanguages = (languages: readonly string[]): Locale =>
  localesByTag.get(match(languages, [...localesByTag.keys()], toLanguageTag(defaultLocale))) ?? defaultLocale;
