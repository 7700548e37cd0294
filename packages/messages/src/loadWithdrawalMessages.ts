// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// An entry point of its own, since pages without withdrawals would load its list of files for nothing.
const withdrawalMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?withdrawal"),
  de_DE: () => import("./locales/de_DE.json?withdrawal"),
  es_ES: () => import("./locales/es_ES.json?withdrawal"),
  fr_FR: () => import("./locales/fr_FR.json?withdrawal"),
  it_IT: () => import("./locales/it_IT.json?withdrawal"),
  pt_BR: () => import("./locales/pt_BR.json?withdrawal"),
};

/** Loads the messages about withdrawals and returns. */
export const loadWithdrawalMessages = memoizeByLocale((locale) => importMessages(withdrawalMessageImports[locale]()));
