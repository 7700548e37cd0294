import type en from "./locales/en_US.json";

/** Key of a message. Every key exists in every locale, as checked by the `messages` task. */
export type MessageKey = keyof typeof en;

export {
  LOCALES,
  defaultLocale,
  isLocale,
  localeNames,
  findPathLocale,
  localePrefixes,
  toLanguageTag,
  toLocalePath,
  type Locale,
} from "./locale.ts";
export { loadDeferredMessages } from "./loadDeferredMessages.ts";
export { loadAllMessages, loadMessages } from "./loadMessages.ts";
export type { Messages } from "./importMessages.ts";
