import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import * as v from "valibot";
import type { Plugin } from "vite";
import { isDesk, isLate, isServed } from "./late.ts";

const LOCALE_FILE = /\/packages\/messages\/src\/locales\/[a-z]{2}_[A-Z]{2}\.json$/;

/** A locale file as it lies on disk: the source language explains each message to the translator. */
const localeFile = v.record(
  v.string(),
  v.union([v.string(), v.object({ defaultMessage: v.string(), description: v.string() })]),
);

type LocaleFile = v.InferOutput<typeof localeFile>;

/** Parses one message; text without arguments stays a string, which react-intl returns untouched. */
export function compileMessage(message: string): string | MessageFormatElement[] {
  const elements = parse(message, { ignoreTag: false });
  const [first] = elements;
  if (elements.length === 1 && first?.type === TYPE.literal) return first.value;
  return elements;
}

/** When a message is loaded: with the page, with the store, with what shows repairs, or by the server alone. */
type Part = "early" | "late" | "desk" | "served";

const parts: readonly Part[] = ["late", "desk", "served"];

const partOf = (key: string): Part =>
  isServed(key) ? "served" : isDesk(key) ? "desk" : isLate(key) ? "late" : "early";

/** Compiles the messages of a locale file that come with the page, late, with repairs, or to no browser. */
export function compileLocale(file: LocaleFile, part: Part): Record<string, string | MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(file)
      .filter(([key]) => partOf(key) === part)
      .map(([key, entry]) => [key, compileMessage(typeof entry === "string" ? entry : entry.defaultMessage)]),
  );
}

/** Turns locale files into compiled messages. */
export function messagesPlugin(): Plugin {
  return {
    name: "rewire-messages",
    enforce: "pre",
    transform(code, id) {
      const [path = "", query] = id.split("?");
      if (!LOCALE_FILE.test(path)) return null;
      const compiled = compileLocale(
        v.parse(localeFile, JSON.parse(code)),
        parts.find((part) => part === query) ?? "early",
      );
      return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: "js" };
    },
  };
}
