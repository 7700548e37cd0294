// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// An entry point of its own, since other pages would load its list of files for nothing.
const privacyMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?privacy"),
  de_DE: () => import("./locales/de_DE.json?privacy"),
  es_ES: () => import("./locales/es_ES.json?privacy"),
  fr_FR: () => import("./locales/fr_FR.json?privacy"),
  it_IT: () => import("./locales/it_IT.json?privacy"),
  pt_BR: () => import("./locales/pt_BR.json?privacy"),
};

/** Loads the messages of the page on which customers export or delete their data. */
export const loadPrivacyMessages = memoizeByLocale((locale) => importMessages(privacyMessageImports[locale]()));
