import { match } from "@formatjs/intl-localematcher";
import { defaultLocale, isLocale, LOCALES, localeTag, type Locale } from "@rewire/messages";
import { LOCALE_COOKIE } from "./localeCookie.ts";

/**
 * Returns the visitor's language: the chosen one, else the browser's or one that its readers understand by the CLDR
 * (Catalan: Spanish), else English. A visitor from a page of this site keeps the language of the followed link.
 */
export function detectLocale(request: Request): Locale {
  const chosen = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLocale(chosen)) return chosen;
  if (request.headers.get("sec-fetch-site") === "same-origin") return defaultLocale;
  return matchLanguages(readLanguages(request.headers.get("accept-language") ?? ""));
}

/** Maximum length of the `Accept-Language` header that is read. */
const MAX_HEADER = 1_000;
/** Maximum number of languages that are matched: an unknown one takes the matcher a millisecond. */
const MAX_LANGUAGES = 5;

const locales = new Map(LOCALES.map((locale) => [localeTag(locale), locale]));

/** Returns the accepted languages, the preferred one first, without region: each language is here in one region. */
function readLanguages(header: string): readonly string[] {
  const languages = header
    .slice(0, MAX_HEADER)
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
  locales.get(match(languages, [...locales.keys()], localeTag(defaultLocale))) ?? defaultLocale;
