import { toFailure } from "@rewire/data/server";
import { recordedRefusals } from "@rewire/data/testing";
import { LOCALES } from "@rewire/messages";
import { expect, test } from "vitest";
import { formatFailureMessage } from "./formatFailureMessage.ts";

/** Tags, entities, and what a program says about itself. */
const nothingForReaders = /<\/?[a-z!]|&(?:[a-z]+|#\d+);|\{|\}|_[a-z]+\b|undefined|null|\[object/i;

test.each(recordedRefusals)("%s is said in words, in every language", async (message) => {
  for (const locale of LOCALES) {
    const text = await formatFailureMessage(locale, toFailure(message));
    expect(text.length, locale).toBeGreaterThan(10);
    expect(text, locale).not.toMatch(nothingForReaders);
  }
});

test("what is known has a sentence of its own in each language; only what nobody could classify keeps the shop's words", async () => {
  for (const [message, failure] of recordedRefusals) {
    const texts = await Promise.all(LOCALES.map((locale) => formatFailureMessage(locale, toFailure(message))));
    expect(new Set(texts).size, message).toBe(failure.kind === "rejected" ? 1 : LOCALES.length);
  }
});
