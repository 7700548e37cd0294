// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// @chunk partMessages: used by every product page.

// An entry point of its own, since most pages would load its list of files for nothing.
const fitMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?fit"),
  de_DE: () => import("./locales/de_DE.json?fit"),
  es_ES: () => import("./locales/es_ES.json?fit"),
  fr_FR: () => import("./locales/fr_FR.json?fit"),
  it_IT: () => import("./locales/it_IT.json?fit"),
  pt_BR: () => import("./locales/pt_BR.json?fit"),
};

/** Loads the messages about devices and compatible products. */
export const loadFitMessages = memoizeByLocale((locale) => importMessages(fitMessageImports[locale]()));
