import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import * as v from "valibot";
import type { Plugin } from "vite";
import {
  isAlertMessage,
  isDeskMessage,
  isDeferredMessage,
  isGoodsMessage,
  isFitMessage,
  isPrivacyMessage,
  isServiceMessage,
  isTradeInMessage,
  isWithdrawalMessage,
  isUnbundledMessage,
} from "./parts.ts";

const LOCALE_FILE_PATTERN = /\/packages\/messages\/src\/locales\/[a-z]{2}_[A-Z]{2}\.json$/;

/** Schema of a locale file; the source language has a description of each message for the translator. */
const localeFileSchema = v.record(
  v.string(),
  v.union([v.string(), v.object({ defaultMessage: v.string(), description: v.string() })]),
);

type LocaleFile = v.InferOutput<typeof localeFileSchema>;

/**
 * Parses an ICU message. Messages without arguments remain strings, because react-intl returns plain strings unchanged.
 */
export function compileMessage(message: string): string | MessageFormatElement[] {
  const elements = parse(message, { ignoreTag: false });
  const [firstElement] = elements;
  if (elements.length === 1 && firstElement?.type === TYPE.literal) return firstElement.value;
  return elements;
}

/**
 * Part of the messages that is loaded together: with every page, with deferred screens, with repairs, with withdrawals,
 * with a customer's data, with contact and order status, with devices, with energy labels and guarantees, with alerts
 * by e-mail, with trade-ins, or by the server.
 */
type BundlePart =
  | "page"
  | "deferred"
  | "desk"
  | "withdrawal"
  | "privacy"
  | "service"
  | "fit"
  | "goods"
  | "alert"
  | "tradeIn"
  | "server";

const parts: readonly BundlePart[] = [
  "deferred",
  "desk",
  "withdrawal",
  "privacy",
  "service",
  "fit",
  "goods",
  "alert",
  "tradeIn",
  "server",
];

function findBundlePart(key: string): BundlePart {
  if (isUnbundledMessage(key)) return "server";
  if (isDeskMessage(key)) return "desk";
  if (isWithdrawalMessage(key)) return "withdrawal";
  if (isPrivacyMessage(key)) return "privacy";
  if (isServiceMessage(key)) return "service";
  if (isFitMessage(key)) return "fit";
  if (isAlertMessage(key)) return "alert";
  if (isTradeInMessage(key)) return "tradeIn";
  if (isGoodsMessage(key)) return "goods";
  return isDeferredMessage(key) ? "deferred" : "page";
}

/** Compiles the messages of a locale file that belong to one bundle. */
export function compileLocale(file: LocaleFile, part: BundlePart): Record<string, string | MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(file)
      .filter(([key]) => findBundlePart(key) === part)
      .map(([key, entry]) => [key, compileMessage(typeof entry === "string" ? entry : entry.defaultMessage)]),
  );
}

/** Creates the Vite plugin that compiles locale files to parsed messages. */
export function createMessagesPlugin(): Plugin {
  return {
    name: "rewire-messages",
    enforce: "pre",
    transform(code, id) {
      const [path = "", query] = id.split("?");
      if (!LOCALE_FILE_PATTERN.test(path)) return null;
      const compiledMessages = compileLocale(
        v.parse(localeFileSchema, JSON.parse(code)),
        parts.find((part) => part === query) ?? "page",
      );
      return { code: `export default ${JSON.stringify(compiledMessages)}`, map: null, moduleType: "js" };
    },
  };
}
