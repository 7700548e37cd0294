// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// An entry point of its own, since most pages would load its list of files for nothing.
const serviceMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?service"),
  de_DE: () => import("./locales/de_DE.json?service"),
  es_ES: () => import("./locales/es_ES.json?service"),
  fr_FR: () => import("./locales/fr_FR.json?service"),
  it_IT: () => import("./locales/it_IT.json?service"),
  pt_BR: () => import("./locales/pt_BR.json?service"),
};

/** Loads the messages of the contact page and the order status page. */
export const loadServiceMessages = memoizeByLocale((locale) => importMessages(serviceMessageImports[locale]()));
