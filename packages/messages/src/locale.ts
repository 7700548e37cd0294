/** Locale codes with complete messages, as the shop's settings and the locale cookie name them. */
export const LOCALES = ["en_US", "de_DE", "es_ES", "fr_FR", "it_IT", "pt_BR"] as const;

/** One of the interface languages. */
export type Locale = (typeof LOCALES)[number];

/** The language shown when the reader asks for none that we speak. */
export const defaultLocale: Locale = "en_US";

/** What a language puts before every path; English has no prefix. */
export const localePrefix: Record<Locale, string> = {
  en_US: "",
  de_DE: "/de",
  es_ES: "/es",
  fr_FR: "/fr",
  it_IT: "/it",
  pt_BR: "/pt-br",
};

/** Every language by its own name, for the language choice. */
export const localeName: Record<Locale, string> = {
  en_US: "English",
  de_DE: "Deutsch",
  es_ES: "Español",
  fr_FR: "Français",
  it_IT: "Italiano",
  pt_BR: "Português (Brasil)",
};

/** Whether a string from outside names one of our languages. */
export const isLocale = (value: unknown): value is Locale => (LOCALES as readonly unknown[]).includes(value);

/** The BCP 47 tag of a locale code: "de-DE" for "de_DE". */
export const localeTag = (locale: Locale): string => locale.replace("_", "-");

/** The language that an address names: "/de/products" is German, "/products" English. */
export function localeOfPath(pathname: string): Locale {
  const first = `/${pathname.split("/")[1] ?? ""}`;
  return LOCALES.find((locale) => localePrefix[locale] === first) ?? defaultLocale;
}

/** The same page in another language, query not included. It begins with one slash, or it would name a host. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const prefix = localePrefix[localeOfPath(pathname)];
  const rest = (prefix ? pathname.slice(prefix.length) : pathname).replace(/^[/\\]+/, "/");
  return `${localePrefix[locale]}${rest === "/" ? "" : rest}` || "/";
}
