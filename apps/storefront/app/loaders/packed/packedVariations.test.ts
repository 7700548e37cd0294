import type { Variation } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packVariations, unpackVariations } from "./packedVariations.ts";

const amount = fc.record({ minor: fc.nat(), currency: fc.constant("EUR") });
const price: fc.Arbitrary<Variation["price"]> = fc.oneof(
  fc.record({ kind: fc.constant("single" as const), amount }),
  fc.record({ kind: fc.constant("sale" as const), was: amount, now: amount }),
  fc.record({ kind: fc.constant("sale" as const), was: amount, now: amount, isPriorPrice: fc.constant(true as const) }),
  fc.constantFrom({ kind: "free" as const }, { kind: "unpriced" as const }),
);
const text = fc.oneof(fc.string(), fc.constantFrom("", "|", "%7C", "%25|", "a|", "Ä ″"));
const nonEmptyText = text.filter((value) => value !== "");
const count = fc.option(fc.nat());
const variation = fc
  .record({
    id: fc.nat(),
    sku: text,
    price,
    discount: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount })),
    stock: fc.record(
      {
        state: fc.constantFrom("inStock" as const, "outOfStock" as const, "onBackorder" as const),
        quantity: count,
        lowStockAmount: count,
        isBackorderAllowed: fc.constant(true as const),
      },
      { requiredKeys: ["state", "quantity", "lowStockAmount"] },
    ),
    image: fc.option(fc.record({ url: text, alt: text })),
    values: fc.dictionary(nonEmptyText, nonEmptyText, { maxKeys: 3 }),
    isPurchasable: fc.boolean(),
  })
  .chain((plain): fc.Arbitrary<Variation> =>
    "now" in plain.price
      ? fc
          .option(fc.record({ amount, measure: nonEmptyText, isFrom: fc.constant(true as const) }), { nil: undefined })
          .map((measurePrice) => ({ ...plain, ...(measurePrice && { measurePrice }) }))
      : fc.constant(plain),
  );

test("variations survive packing, whatever stands in their texts", () => {
  fc.assert(
    fc.property(fc.array(variation, { maxLength: 4 }), (variations) => {
      expect(unpackVariations(packVariations(variations))).toEqual(variations);
    }),
  );
});

test("an attribute keeps its name if objects have one of their own", () => {
  const [first] = productDetails.nordlysN3Pro.variations;
  if (!first) throw new Error("The cast has no variation");
  const odd = [
    {
      ...first,
      values: Object.fromEntries([
        ["__proto__", "Black"],
        ["constructor", "128 GB"],
      ]),
    },
  ];
  const [unpacked] = unpackVariations(packVariations(odd));
  expect(Object.entries(unpacked?.values ?? {})).toEqual([
    ["__proto__", "Black"],
    ["constructor", "128 GB"],
  ]);
});

test("variations are packed in less than half, and each picture once", () => {
  const { variations } = productDetails.nordlysN3Pro;
  const packed = packVariations(variations);
  expect(unpackVariations(packed)).toEqual(variations);
  expect(JSON.stringify(packed).length).toBeLessThan(JSON.stringify(variations).length / 2);
  expect(new Set(packed.images.map(({ url }) => url)).size).toBe(packed.images.length);
});
