// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./index.ts";

/** Messages of one language: plain text, or a parsed ICU message where it has arguments. */
export type Messages = Record<MessageKey, string | MessageFormatElement[]>;

// The Vite plugin of this package replaces each JSON file by compiled messages: those of every page, or with
// `?deferred` those of deferred screens, with `?desk` those of repairs, with `?withdrawal` those
// of withdrawals, with `?service` those of contact and order status, with `?server` those that only a server
// renders. So the shape that arrives is not the shape on disk.
const pageMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json"),
  de_DE: () => import("./locales/de_DE.json"),
  es_ES: () => import("./locales/es_ES.json"),
  fr_FR: () => import("./locales/fr_FR.json"),
  it_IT: () => import("./locales/it_IT.json"),
  pt_BR: () => import("./locales/pt_BR.json"),
};
const deferredMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?deferred"),
  de_DE: () => import("./locales/de_DE.json?deferred"),
  es_ES: () => import("./locales/es_ES.json?deferred"),
  fr_FR: () => import("./locales/fr_FR.json?deferred"),
  it_IT: () => import("./locales/it_IT.json?deferred"),
  pt_BR: () => import("./locales/pt_BR.json?deferred"),
};
const deskMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?desk"),
  de_DE: () => import("./locales/de_DE.json?desk"),
  es_ES: () => import("./locales/es_ES.json?desk"),
  fr_FR: () => import("./locales/fr_FR.json?desk"),
  it_IT: () => import("./locales/it_IT.json?desk"),
  pt_BR: () => import("./locales/pt_BR.json?desk"),
};
const withdrawalMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?withdrawal"),
  de_DE: () => import("./locales/de_DE.json?withdrawal"),
  es_ES: () => import("./locales/es_ES.json?withdrawal"),
  fr_FR: () => import("./locales/fr_FR.json?withdrawal"),
  it_IT: () => import("./locales/it_IT.json?withdrawal"),
  pt_BR: () => import("./locales/pt_BR.json?withdrawal"),
};
const serviceMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?service"),
  de_DE: () => import("./locales/de_DE.json?service"),
  es_ES: () => import("./locales/es_ES.json?service"),
  fr_FR: () => import("./locales/fr_FR.json?service"),
  it_IT: () => import("./locales/it_IT.json?service"),
  pt_BR: () => import("./locales/pt_BR.json?service"),
};
const serverMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?server"),
  de_DE: () => import("./locales/de_DE.json?server"),
  es_ES: () => import("./locales/es_ES.json?server"),
  fr_FR: () => import("./locales/fr_FR.json?server"),
  it_IT: () => import("./locales/it_IT.json?server"),
  pt_BR: () => import("./locales/pt_BR.json?server"),
};

/** Reads the messages out of one of those modules. */
async function importMessages(module: Promise<{ default: unknown }>): Promise<Messages> {
  const { default: messages } = await module;
  // The imports are compiled by the build from checked files; TypeScript sees the source files.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return messages as Messages;
}

/** Loads the messages of every page in one language. */
export const loadMessages = (locale: Locale): Promise<Messages> => importMessages(pageMessageImports[locale]());

/**
 * Memoizes a loader by locale. It returns one promise per locale, so that React can suspend on it and no request copies
 * a thousand messages; a rejected promise is dropped, so that the next call loads again.
 */
function memoizeByLocale(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const pendingLoads = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const pendingLoad = pendingLoads.get(locale) ?? load(locale);
    pendingLoads.set(locale, pendingLoad);
    pendingLoad.catch(() => pendingLoads.delete(locale));
    return pendingLoad;
  };
}

/** Loads the messages of the cart panel, checkout, orders and other deferred screens. */
export const loadDeferredMessages = memoizeByLocale((locale) => importMessages(deferredMessageImports[locale]()));

/** Loads the messages of the repair desk. */
export const loadDeskMessages = memoizeByLocale((locale) => importMessages(deskMessageImports[locale]()));

/** Loads the messages of withdrawals and returns. */
export const loadWithdrawalMessages = memoizeByLocale((locale) => importMessages(withdrawalMessageImports[locale]()));

/** Loads the messages of the pages for contact and for the status of orders. */
export const loadServiceMessages = memoizeByLocale((locale) => importMessages(serviceMessageImports[locale]()));

/** Loads all messages of one language, for the server and Storybook, where bundle size does not matter. */
export const loadAllMessages = memoizeByLocale(async (locale) => ({
  ...(await loadMessages(locale)),
  ...(await loadDeferredMessages(locale)),
  ...(await loadDeskMessages(locale)),
  ...(await loadWithdrawalMessages(locale)),
  ...(await loadServiceMessages(locale)),
  ...(await importMessages(serverMessageImports[locale]())),
}));
