// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// An entry point of its own, since pages without the repair desk would load its list of files for nothing.
const deskMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?desk"),
  de_DE: () => import("./locales/de_DE.json?desk"),
  es_ES: () => import("./locales/es_ES.json?desk"),
  fr_FR: () => import("./locales/fr_FR.json?desk"),
  it_IT: () => import("./locales/it_IT.json?desk"),
  pt_BR: () => import("./locales/pt_BR.json?desk"),
};

/** Loads the messages about repairs. */
export const loadDeskMessages = memoizeByLocale((locale) => importMessages(deskMessageImports[locale]()));
