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
