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

/**
 * Loads all messages of one language. For use on the server and in Storybook, where bundle size does not matter. Imports
 * are dynamic, because static ones would add these messages to the chunk of every page, and made side by side: a dozen
 * files one after the other are a dozen round trips before a story.
 */
export const loadAllMessages = memoizeByLocale(async (locale) => {
  const parts = await Promise.all([
    loadMessages(locale),
    loadDeferredMessages(locale),
    import("./loadDeskMessages.ts").then(({ loadDeskMessages }) => loadDeskMessages(locale)),
    import("./loadWithdrawalMessages.ts").then(({ loadWithdrawalMessages }) => loadWithdrawalMessages(locale)),
    import("./loadPrivacyMessages.ts").then(({ loadPrivacyMessages }) => loadPrivacyMessages(locale)),
    import("./loadGoodsMessages.ts").then(({ loadGoodsMessages }) => loadGoodsMessages(locale)),
    import("./loadServiceMessages.ts").then(({ loadServiceMessages }) => loadServiceMessages(locale)),
    import("./loadFitMessages.ts").then(({ loadFitMessages }) => loadFitMessages(locale)),
    import("./loadAlertMessages.ts").then(({ loadAlertMessages }) => loadAlertMessages(locale)),
    import("./loadTradeInMessages.ts").then(({ loadTradeInMessages }) => loadTradeInMessages(locale)),
    importMessages(serverMessageImports[locale]()),
  ]);
  return parts.reduce((all, part) => ({ ...all, ...part }));
});
