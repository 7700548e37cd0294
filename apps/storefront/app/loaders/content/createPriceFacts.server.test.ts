import { expect, test } from "vitest";
import { productDetails } from "@rewire/domain/testing";
import { createPriceFacts } from "./createPriceFacts.server.ts";

const phone = productDetails.nordlysN3Pro;
const [variation] = phone.variations;
const euros = (minor: number) => ({ minor, currency: "EUR" });
const english = { priceLocale: "en-US", currency: "EUR" };
const own = { priceLocale: "auto", currency: "EUR" };
const reduced = { kind: "sale", was: euros(8000), now: euros(6000), isPriorPrice: true } as const;
const product = {
  ...phone,
  price: { kind: "range", from: euros(6000), to: euros(9000) } as const,
  variations: [
    { ...variation, id: 1, price: reduced },
    { ...variation, id: 2, price: { kind: "sale", was: euros(9000), now: euros(7000) } as const },
    { ...variation, id: 3, price: { kind: "single", amount: euros(9000) } as const },
  ],
};

test("the lowest price is named for each variation whose 30 days are known, and for no other", async () =>
  expect(await createPriceFacts("en_US", product, english)).toEqual({
    1: ["Lowest price in the 30 days before: €80.00"],
  }));

test("in the reader's language", async () =>
  expect(await createPriceFacts("de_DE", product, own)).toEqual({
    1: [expect.stringMatching(/^Niedrigster Preis der letzten 30 Tage vor der Reduzierung: 80,00\s€$/)],
  }));

test.each([
  ["en_US", "Unit price: €40.00 / 100 ml"],
  ["de_DE", "Grundpreis: €40.00 / 100 ml"],
  ["fr_FR", "Prix à l’unité de mesure : €40.00 / 100 ml"],
] as const)("the unit price of small bottles is that of 100 ml: %s", async (locale, sentence) => {
  const bottle = {
    ...product,
    id: 9,
    kind: "simple" as const,
    price: { kind: "single", amount: euros(6000) } as const,
    measurePrice: { amount: euros(4000), measure: "100\u00A0ml" },
  };
  const facts = await createPriceFacts(locale, bottle, english);
  expect(facts[9]?.map((text) => text.replaceAll(/\s/gu, " "))).toEqual([sentence]);
});

test("cables have that of a metre, packs that of a piece, and the lowest before a choice", async () => {
  const cable = {
    ...product,
    measurePrice: { amount: euros(12_000), measure: "m", isFrom: true } as const,
    variations: product.variations.map((offer, index) => ({
      ...offer,
      measurePrice: [{ amount: euros(12_000), measure: "m" }, undefined, { amount: euros(180), measure: "piece" }][
        index
      ],
    })),
  };
  expect(await createPriceFacts("es_ES", cable, english)).toEqual({
    [cable.id]: [expect.stringContaining("desde €120.00 / m")],
    1: [expect.stringContaining("€120.00 / m"), expect.stringContaining("€80.00")],
    3: [expect.stringContaining("€1.80 / pieza")],
  });
});

test("a product without any has none", async () => expect(await createPriceFacts("en_US", phone, english)).toEqual({}));
