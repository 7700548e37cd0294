// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./late.d.ts" />
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./index.ts";

/** Messages of one language: plain text, or parsed ICU where the message takes arguments. */
export type Messages = Record<MessageKey, string | MessageFormatElement[]>;

// The Vite plugin of this package replaces each JSON file by compiled messages: those of every page, or with
// `?late` those that come with the store, with `?desk` those of repairs, with `?served` those that only a server says. So the shape that arrives is not the shape on disk.
const early: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json"),
  de_DE: () => import("./locales/de_DE.json"),
  es_ES: () => import("./locales/es_ES.json"),
  fr_FR: () => import("./locales/fr_FR.json"),
  it_IT: () => import("./locales/it_IT.json"),
  pt_BR: () => import("./locales/pt_BR.json"),
};
const late: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?late"),
  de_DE: () => import("./locales/de_DE.json?late"),
  es_ES: () => import("./locales/es_ES.json?late"),
  fr_FR: () => import("./locales/fr_FR.json?late"),
  it_IT: () => import("./locales/it_IT.json?late"),
  pt_BR: () => import("./locales/pt_BR.json?late"),
};
const desk: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?desk"),
  de_DE: () => import("./locales/de_DE.json?desk"),
  es_ES: () => import("./locales/es_ES.json?desk"),
  fr_FR: () => import("./locales/fr_FR.json?desk"),
  it_IT: () => import("./locales/it_IT.json?desk"),
  pt_BR: () => import("./locales/pt_BR.json?desk"),
};
const served: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?served"),
  de_DE: () => import("./locales/de_DE.json?served"),
  es_ES: () => import("./locales/es_ES.json?served"),
  fr_FR: () => import("./locales/fr_FR.json?served"),
  it_IT: () => import("./locales/it_IT.json?served"),
  pt_BR: () => import("./locales/pt_BR.json?served"),
};

/** The words in one of those modules. */
async function messagesOf(module: Promise<{ default: unknown }>): Promise<Messages> {
  const { default: messages } = await module;
  // The build has compiled them from files that it has checked; TypeScript knows the files alone.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return messages as Messages;
}

/** Loads what every page may say in one language; the other languages stay on the server. */
export const loadMessages = (locale: Locale): Promise<Messages> => messagesOf(early[locale]());

/**
 * Loads once for each language; the same promise each time, so that React can wait for it, and no request copies a
 * thousand words anew. What could not be loaded is loaded again for who asks next.
 */
function once(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const known = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const loading = known.get(locale) ?? load(locale);
    known.set(locale, loading);
    loading.catch(() => known.delete(locale));
    return loading;
  };
}

/** Loads the words of cart panel, checkout and orders. */
export const loadLateMessages = once((locale) => messagesOf(late[locale]()));

/** Loads the words of the repair desk. */
export const loadDeskMessages = once((locale) => messagesOf(desk[locale]()));

/** Every message of one language at once, where weight is no matter: on the server, in Storybook. */
export const loadAllMessages = once(async (locale) => ({
  ...(await loadMessages(locale)),
  ...(await loadLateMessages(locale)),
  ...(await loadDeskMessages(locale)),
  ...(await messagesOf(served[locale]())),
}));
