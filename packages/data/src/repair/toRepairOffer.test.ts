import { expect, test } from "vitest";
import { toRepairOffer } from "./toRepairOffer.ts";

const fields = {
  repair_offer_reason: "A crack",
  repair_offer_before: "94,00",
  repair_offer_extras: "Frame 35.00",
  repair_offer_total: "129",
};
const offerOf = (changes: Partial<typeof fields>) =>
  toRepairOffer(new Map(Object.entries({ ...fields, ...changes })), "EUR");

test.each([
  ["JPY", "ja-JP", "¥12,345", 12_345],
  ["JPY", "ja-JP", "￥12,345", 12_345],
  ["KWD", "en-US", "KWD 12.500", 12_500],
  ["USD", "es-ES", "1127,50 US$", 112_750],
  ["INR", "en-IN", "₹1,23,456.00", 12_345_600],
])("an offer in %s is read as prices in %s are printed: %s", (currency, locale, text, minor) => {
  const prices = {
    repair_offer_before: text,
    repair_offer_extras: `Frame ${text}; Glue ${text}`,
    repair_offer_total: text,
  };
  const amount = { minor, currency };
  expect(toRepairOffer(new Map(Object.entries(prices)), currency, [locale])).toMatchObject({
    value: {
      before: amount,
      extras: [
        { name: "Frame", amount },
        { name: "Glue", amount },
      ],
      total: amount,
    },
  });
});

test("a reason that is too long is cut", () => {
  const offer = offerOf({ repair_offer_reason: "x".repeat(1_000_000) });
  expect(offer).toMatchObject({ ok: true, value: { reason: "x".repeat(2_000) } });
});

test("the first line of a reason stays apart from the others", () => {
  const offer = offerOf({
    repair_offer_reason: " The frame is bent too\r\n\r\nA new screen would <b>crack</b> again. ",
  });
  expect(offer).toMatchObject({ value: { reason: "The frame is bent too\nA new screen would crack again." } });
});

test.each(["Frame 35.00;".repeat(1_000), "; ".repeat(10_000) + "Frame 35"])(
  "extras beyond measure are named as a fault",
  (extras) => {
    expect(offerOf({ repair_offer_extras: extras })).toEqual({ ok: false, error: ["repair_offer_extras"] });
  },
);
