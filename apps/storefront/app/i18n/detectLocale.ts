import { defaultLocale, isLocale, LOCALES, type Locale } from "@rewire/messages";

/** Where a chosen language is kept, and how long: 365 days. */
export const LOCALE_COOKIE = "i18n_redirected";
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

/**
 * The language a visitor is taken to read: as chosen before, else as the browser asks, else English.
 * Who comes from a page of this site has seen a language and followed a link to this one.
 */
export function detectLocale(request: Request): Locale {
  const kept = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(request.headers.get("cookie") ?? "")?.[1];
  if (isLocale(kept)) return kept;
  if (request.headers.get("sec-fetch-site") === "same-origin") return defaultLocale;
  return preferred(request.headers.get("accept-language") ?? "") ?? defaultLocale;
}

/** Characters of the languages that a browser names. */
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
