// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// A file of its own, since every page would load its list of files at once.
const deferredMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?deferred"),
  de_DE: () => import("./locales/de_DE.json?deferred"),
  es_ES: () => import("./locales/es_ES.json?deferred"),
  fr_FR: () => import("./locales/fr_FR.json?deferred"),
  it_IT: () => import("./locales/it_IT.json?deferred"),
  pt_BR: () => import("./locales/pt_BR.json?deferred"),
};

/** Loads the messages of the cart panel, checkout, orders and other deferred screens. */
export const loadDeferredMessages = memoizeByLocale((locale) => importMessages(deferredMessageImports[locale]()));
