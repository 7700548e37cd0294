// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// @chunk partMessages: used by every product page.

// An entry point of its own, since pages without alerts would load its list of files for nothing.
const alertMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?alert"),
  de_DE: () => import("./locales/de_DE.json?alert"),
  es_ES: () => import("./locales/es_ES.json?alert"),
  fr_FR: () => import("./locales/fr_FR.json?alert"),
  it_IT: () => import("./locales/it_IT.json?alert"),
  pt_BR: () => import("./locales/pt_BR.json?alert"),
};

/** Loads the messages about e-mail alerts. */
export const loadAlertMessages = memoizeByLocale((locale) => importMessages(alertMessageImports[locale]()));
