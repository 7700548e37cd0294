/** Codes of the locales with complete messages, as in the shop's settings and the locale cookie. */
export const LOCALES = ["en_US", "de_DE", "es_ES", "fr_FR", "it_IT", "pt_BR"] as const;

/** Code of an interface language, such as `de_DE`. */
export type Locale = (typeof LOCALES)[number];

/** Fallback locale for users whose languages are not supported. */
export const defaultLocale: Locale = "en_US";

/** URL path prefix of each locale; empty for English. */
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

/** Returns the BCP 47 tag of a locale code: "de-DE" for "de_DE". */
export const toLanguageTag = (locale: Locale): string => locale.replace("_", "-");

/** Returns the locale of a URL path: "/de/products" is German, "/products" English. */
export function findPathLocale(pathname: string): Locale {
  const firstSegment = `/${pathname.split("/")[1] ?? ""}`;
  return LOCALES.find((locale) => localePrefixes[locale] === firstSegment) ?? defaultLocale;
}

/**
 * Returns the path of a page in another locale, without the query. It begins with exactly one slash, because two
 * slashes would begin a host name.
 */
export function toLocalePath(pathname: string, locale: Locale): string {
  const prefix = localePrefixes[findPathLocale(pathname)];
  const rest = (prefix ? pathname.slice(prefix.length) : pathname).replace(/^[/\\]+/, "/");
  return `${localePrefixes[locale]}${rest === "/" ? "" : rest}` || "/";
}
