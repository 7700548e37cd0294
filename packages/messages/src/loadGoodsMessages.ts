// oxlint-disable-next-line typescript/triple-slash-reference -- packages that import this one see the declaration only so
/// <reference path="./json.d.ts" />
import type { Locale } from "./locale.ts";
import { importMessages, memoizeByLocale } from "./importMessages.ts";

// @chunk partMessages: used by every product page.

// An entry point of its own, since pages without energy labels would load its list of files for nothing.
const goodsMessageImports: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json?goods"),
  de_DE: () => import("./locales/de_DE.json?goods"),
  es_ES: () => import("./locales/es_ES.json?goods"),
  fr_FR: () => import("./locales/fr_FR.json?goods"),
  it_IT: () => import("./locales/it_IT.json?goods"),
  pt_BR: () => import("./locales/pt_BR.json?goods"),
};

/** Loads the messages about energy labels, repairability and guarantees. */
export const loadGoodsMessages = memoizeByLocale((locale) => importMessages(goodsMessageImports[locale]()));
