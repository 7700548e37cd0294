/** Codes of the locales with complete messages, as used in the shop's settings and in the locale cookie. */
export const LOCALES = ["en_US", "de_DE", "es_ES", "fr_FR", "it_IT", "pt_BR"] as const;

/** Code of a supported locale, such as `de_DE`. */
export type Locale = (typeof LOCALES)[number];

/** Fallback locale for users whose languages are not supported. */
export const defaultLocale: Locale = "en_US";

/** URL path prefix of each locale; "" for English. */
export const localePrefixes: Record<Locale, string> = {
  en_US: "",
  de_DE: "/de",
  es_ES: "/es",
  fr_FR: "/fr",
  it_IT: "/it",
  pt_BR: "/pt-br",
};

/** Native name of each language, for the language menu. */
export const localeNames: Record<Locale, string> = {
  en_US: "English",
  de_DE: "Deutsch",
  es_ES: "Español",
  fr_FR: "Français",
  it_IT: "Italiano",
  pt_BR: "Português (Brasil)",
};

/** Returns whether a value is the code of a supported locale. */
export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** Converts a locale code to a BCP 47 language tag: "de_DE" becomes "de-DE". */
export const toLanguageTag = (locale: Locale): string => locale.replace("_", "-");

/**
 * Returns the locale of a URL path: German for "/de/products", English for "/products". The router requests the data of
 * a language's home page from "/de.data".
 */
export function findPathLocale(pathname: string): Locale {
  const firstSegment = `/${(pathname.split("/")[1] ?? "").replace(/\.data$/, "")}`;
  return LOCALES.find((locale) => localePrefixes[locale] === firstSegment) ?? defaultLocale;
}

/**
 * Converts the path of a page to the path in another locale, without the query. The result starts with exactly one
 * slash, because a path with two slashes would be read as a host name.
 */
export function toLocalePath(pathname: string, locale: Locale): string {
  const prefix = localePrefixes[findPathLocale(pathname)];
  const rest = (prefix ? pathname.slice(prefix.length) : pathname).replace(/^[/\\]+/, "/");
  return `${localePrefixes[locale]}${rest === "/" ? "" : rest}` || "/";
}
