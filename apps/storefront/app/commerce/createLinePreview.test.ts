import { expect, test } from "vitest";
import { createLinePreview } from "./createLinePreview.ts";

const guide = { name: "Repair guide", slug: "repair-guide", image: null };
const euros = (minor: number) => ({ minor, currency: "EUR" });

test.each([
  ["its price", { kind: "single", amount: euros(900) }, euros(900)],
  ["the reduced price", { kind: "sale", was: euros(900), now: euros(700) }, euros(700)],
  ["zero where it is free", { kind: "free" }, euros(0)],
] as const)("a product is shown in the cart at %s", (_name, price, unitPrice) => {
  expect(createLinePreview({ ...guide, price }, "EUR", ["PDF"])).toMatchObject({
    name: "Repair guide",
    options: ["PDF"],
    unitPrice,
  });
});

test.each([{ kind: "unpriced" }, { kind: "range", from: euros(700), to: euros(900) }] as const)(
  "a product of unknown price is only counted ($kind)",
  (price) => {
    expect(createLinePreview({ ...guide, price }, "EUR")).toBeUndefined();
  },
);
