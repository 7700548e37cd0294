/** Locale codes with complete messages, as the shop's settings and the locale cookie name them. */
export const LOCALES = ["en_US", "de_DE"] as const;

/** One of the interface languages. */
export type Locale = (typeof LOCALES)[number];

/** The language shown when the reader asks for none that we speak. */
export const defaultLocale: Locale = "en_US";

/** Whether a string from outside names one of our languages. */
export const isLocale = (value: unknown): value is Locale =>
  (LOCALES as readonly unknown[]).includes(value);
