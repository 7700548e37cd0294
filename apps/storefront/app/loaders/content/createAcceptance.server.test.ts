import { LOCALES, localePrefixes } from "@rewire/messages";
import { expect, test } from "vitest";
import { createAcceptance } from "./createAcceptance.server.ts";
import type { SentencePart } from "./createSentence.server.ts";

const pages = (...names: string[]) => names.map((name) => ({ name, title: null }));
const textOf = (parts: readonly SentencePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : `[${part.label}](${part.href})`)).join("");

test("the sentence links to terms and privacy policy", async () => {
  expect(textOf(await createAcceptance("en_US", pages("imprint", "privacy", "terms")))).toBe(
    "By placing the order you accept our [terms and conditions](/info/terms). " +
      "Our [privacy policy](/info/privacy) says what happens to your data.",
  );
});

test.each(LOCALES)("it leads to the pages of %s", async (locale) => {
  const parts = await createAcceptance(locale, pages("privacy", "terms"));
  expect(parts.flatMap((part) => (typeof part === "string" ? [] : part.href))).toEqual([
    `${localePrefixes[locale]}/info/terms`,
    `${localePrefixes[locale]}/info/privacy`,
  ]);
});

test("it speaks of what the shop has alone", async () => {
  expect(textOf(await createAcceptance("de_DE", pages("terms")))).toBe(
    "Mit der Bestellung nehmen Sie unsere [AGB](/de/info/terms) an.",
  );
  expect(textOf(await createAcceptance("en_US", pages("privacy")))).toBe(
    "Our [privacy policy](/info/privacy) says what happens to your data.",
  );
  expect(await createAcceptance("en_US", pages("imprint"))).toEqual([]);
});
