import { defaultLocale, isLocale, LOCALES, type Locale } from "@rewire/messages";

/** Name of the cookie with the chosen language; expires after 365 days. */
export const LOCALE_COOKIE = "i18n_redirected";
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the visitor's language: the chosen one, else the browser's, else English. A visitor from a page of this site
 * keeps the language of the followed link.
 */
export function detectLocale(request: Request): Locale {
  const kept = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLocale(kept)) return kept;
  if (request.headers.get("sec-fetch-site") === "same-origin") return defaultLocale;
  return preferred(request.headers.get("accept-language") ?? "") ?? defaultLocale;
}

/** Maximum length of the `Accept-Language` header that is read. */
const MAX_ACCEPTED = 1_000;

function preferred(accepted: string): Locale | undefined {
  const tags = accepted
    .slice(0, MAX_ACCEPTED)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const quality = Number(/^\s*q=([\d.]+)\s*$/.exec(parameters.join(";"))?.[1] ?? 1);
      return { language: tag.toLowerCase().split("-")[0] ?? "", quality };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of tags) {
    const found = LOCALES.find((locale) => locale.startsWith(`${language}_`));
    if (found && language) return found;
  }
  return undefined;
}
