import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./index.ts";

/** Messages of one language: plain text, or a parsed ICU message where it has arguments. */
export type Messages = Record<MessageKey, string | MessageFormatElement[]>;

/** Returns the messages of an imported locale file. */
export async function importMessages(module: Promise<{ default: unknown }>): Promise<Messages> {
  const { default: messages } = await module;
  // The imports are compiled by the build from checked files; TypeScript sees the source files.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return messages as Messages;
}

/**
 * Memoizes a loader by locale. It returns one promise per locale, so that React can suspend on it and no request copies
 * a thousand messages; a rejected promise is dropped, so that the next call loads again.
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
