import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Locale } from "./locale.ts";
import type { MessageKey } from "./index.ts";

/** Every message of one language: plain text, or parsed ICU where the message takes arguments. */
export type Messages = Record<MessageKey, string | MessageFormatElement[]>;

// The Vite plugin of this package replaces each JSON file by its compiled messages,
// so the shape that arrives is not the shape on disk.
const catalogues: Record<Locale, () => Promise<{ default: unknown }>> = {
  en_US: () => import("./locales/en_US.json"),
  de_DE: () => import("./locales/de_DE.json"),
};

/** Loads one language alone; the other languages stay on the server. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const catalogue = await catalogues[locale]();
  return catalogue.default as Messages;
}
