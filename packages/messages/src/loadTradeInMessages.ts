// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// An entry point of its own, since pages without trade-ins would load its list of files for nothing.
const tradeInMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?tradeIn"),
  de_DE: () => import("./locales/de_DE.json?tradeIn"),
  es_ES: () => import("./locales/es_ES.json?tradeIn"),
  fr_FR: () => import("./locales/fr_FR.json?tradeIn"),
  it_IT: () => import("./locales/it_IT.json?tradeIn"),
  pt_BR: () => import("./locales/pt_BR.json?tradeIn"),
};

/** Loads the messages about trade-ins. */
export const loadTradeInMessages = memoizeByLocale((locale) => importMessages(tradeInMessageImports[locale]()));
