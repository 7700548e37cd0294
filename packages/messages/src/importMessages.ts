import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./index.ts";

/** Messages of one language, by key. Each message is plain text or, if it has arguments, a parsed ICU message. */
export type Messages = Record<MessageKey, string | MessageFormatElement[]>;

/** Converts an imported locale file to messages. */
export async function importMessages(module: Promise<{ default: unknown }>): Promise<Messages> {
  const { default: messages } = await module;
  // The imports are compiled by the build from checked files; TypeScript sees the source files.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return messages as Messages;
}

/**
 * Memoizes an asynchronous loader by locale. All calls for a locale get the same promise, so that React can suspend on
 * it. If loading fails, the next call tries again.
 */
export function memoizeByLocale(load: (locale: Locale) => Promise<Messages>): (locale: Locale) => Promise<Messages> {
  const pendingLoads = new Map<Locale, Promise<Messages>>();
  return (locale) => {
    const pendingLoad = pendingLoads.get(locale) ?? load(locale);
    pendingLoads.set(locale, pendingLoad);
    pendingLoad.catch(() => pendingLoads.delete(locale));
    return pendingLoad;
  };
}
