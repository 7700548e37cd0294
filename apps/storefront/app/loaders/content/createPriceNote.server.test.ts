import { LOCALES } from "@rewire/messages";
import { expect, test } from "vitest";
import { createPriceNote, type DisplayedPrices } from "./createPriceNote.server.ts";
import type { SentencePart } from "./createSentence.server.ts";

const textOf = (parts: readonly SentencePart[]) =>
  parts.map((part) => (typeof part === "string" ? part : `[${part.label}](${part.href})`)).join("");
const phone = { isList: false, isSent: true, includeTax: true, hasShippingPage: true } as const;

test.each([
  ["vatAndShipping", {}, "incl. VAT, plus [shipping](/info/shipping)"],
  ["vatAndShipping", { isSent: false }, "incl. VAT"],
  ["vatAndShipping", { includeTax: "auto" }, "incl. VAT, plus [shipping](/info/shipping)"],
  ["vatAndShipping", { isList: true }, "Prices incl. VAT, plus [shipping](/info/shipping)."],
  ["vat", {}, "incl. VAT"],
  ["vat", { isList: true }, "Prices incl. VAT."],
  ["none", {}, ""],
  ["none", { isList: true }, ""],
] as const satisfies readonly [string, Partial<DisplayedPrices>, string][])(
  "%s of prices %j is noted: %s",
  async (content, prices, note) => {
    expect(textOf(await createPriceNote("en_US", content, { ...phone, ...prices }))).toBe(note);
  },
);

test("prices without tax never include VAT", async () => {
  const net = { ...phone, includeTax: false };
  expect(textOf(await createPriceNote("en_US", "vatAndShipping", net))).toBe("plus [shipping](/info/shipping)");
  expect(textOf(await createPriceNote("en_US", "vatAndShipping", { ...net, isList: true }))).toBe(
    "Prices plus [shipping](/info/shipping).",
  );
  expect(await createPriceNote("en_US", "vatAndShipping", { ...net, isSent: false })).toEqual([]);
  expect(await createPriceNote("en_US", "vat", net)).toEqual([]);
});

test("a shop without a page about shipping has no link to it", async () => {
  expect(await createPriceNote("de_DE", "vatAndShipping", { ...phone, hasShippingPage: false })).toEqual([
    "inkl. MwSt., zzgl. Versand",
  ]);
});

test.each(LOCALES)("there is a note of its own in %s, for a product and for a list", async (locale) => {
  const [product, list] = await Promise.all(
    [false, true].map((isList) => createPriceNote(locale, "vatAndShipping", { ...phone, isList })),
  );
  expect(product).toHaveLength(2);
  expect(list?.filter((part) => typeof part !== "string")).toEqual(product?.filter((part) => typeof part !== "string"));
});
