// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale, type Messages } from "./importMessages.ts";
import { loadDeferredMessages } from "./loadDeferredMessages.ts";

// The Vite plugin of this package replaces each JSON file by compiled messages: those of every page, or with
// `?deferred` those of deferred screens, with `?desk` those of repairs, with `?withdrawal` those
// of withdrawals, with `?privacy` those about a customer's data, with `?service` those of contact and order status,
// with `?fit` those of devices, with `?goods` those of energy labels and guarantees, with `?alert` those of alerts, with
// `?tradeIn` those of trade-ins, with `?server` those that only the server renders. The imported value therefore differs
// from the content of the file.
const pageMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json"),
  de_DE: () => import("./locales/de_DE.json"),
  es_ES: () => import("./locales/es_ES.json"),
  fr_FR: () => import("./locales/fr_FR.json"),
  it_IT: () => import("./locales/it_IT.json"),
  pt_BR: () => import("./locales/pt_BR.json"),
};
const serverMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?server"),
  de_DE: () => import("./locales/de_DE.json?server"),
  es_ES: () => import("./locales/es_ES.json?server"),
  fr_FR: () => import("./locales/fr_FR.json?server"),
  it_IT: () => import("./locales/it_IT.json?server"),
  pt_BR: () => import("./locales/pt_BR.json?server"),
};

/** Loads the messages that every page needs in one language. */
export const loadMessages = (locale: Locale): Promise<Messages> => importMessages(pageMessageImports[locale]());

/** Loads all messages of one language. For use on the server and in Storybook, where bundle size does not matter. */
export const loadAllMessages = memoizeByLocale(async (locale) => ({
  // Dynamic imports, because static imports would add these messages to the chunk of every page.
  ...(await loadMessages(locale)),
  ...(await loadDeferredMessages(locale)),
  ...(await (await import("./loadDeskMessages.ts")).loadDeskMessages(locale)),
  ...(await (await import("./loadWithdrawalMessages.ts")).loadWithdrawalMessages(locale)),
  ...(await (await import("./loadPrivacyMessages.ts")).loadPrivacyMessages(locale)),
  ...(await (await import("./loadGoodsMessages.ts")).loadGoodsMessages(locale)),
  ...(await (await import("./loadServiceMessages.ts")).loadServiceMessages(locale)),
  ...(await (await import("./loadFitMessages.ts")).loadFitMessages(locale)),
  ...(await (await import("./loadAlertMessages.ts")).loadAlertMessages(locale)),
  ...(await (await import("./loadTradeInMessages.ts")).loadTradeInMessages(locale)),
  ...(await importMessages(serverMessageImports[locale]())),
}));
