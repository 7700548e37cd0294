import { energyClasses, remainingQuantity, type ProductSummary } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { packCards, unpackCards } from "./packedCards.ts";

/** What of a product a card shows. */
const shownOf = ({ image, stock, ...card }: ProductSummary) => ({
  ...card,
  categories: undefined,
  image: image?.url,
  state: stock.state,
  remaining: remainingQuantity(stock),
});

const money = fc.record({ minor: fc.nat(), currency: fc.constantFrom("EUR", "USD", "JPY") });
const price = fc.oneof(
  fc.record({ kind: fc.constant("single" as const), amount: money }),
  money.map(({ minor, currency }) => ({
    kind: "sale" as const,
    was: { minor: minor + 1, currency },
    now: { minor, currency },
  })),
  money.map(({ minor, currency }) => ({
    kind: "range" as const,
    from: { minor, currency },
    to: { minor: minor + 1, currency },
  })),
  fc.constantFrom({ kind: "free" as const }, { kind: "unpriced" as const }),
);
const text = fc.oneof(fc.string(), fc.constantFrom("", "|", "%7C", "%25|", "a|", "Ä ″"));
const product: fc.Arbitrary<ProductSummary> = fc.record({
  id: fc.nat(),
  slug: text,
  name: text,
  kind: fc.constantFrom("simple" as const, "variable" as const, "external" as const),
  image: fc.option(fc.record({ url: text.filter((url) => url !== ""), alt: text })),
  price,
  discount: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }), amount: money })),
  stock: fc.record({
    state: fc.constantFrom("inStock" as const, "outOfStock" as const, "onBackorder" as const),
    quantity: fc.option(fc.nat({ max: 9 })),
    lowStockAmount: fc.option(fc.nat({ max: 9 })),
  }),
  rating: fc.record({ average: fc.integer({ min: 0, max: 500 }).map((hundreds) => hundreds / 100), count: fc.nat() }),
  specLine: text,
  categories: fc.constant([]),
  energyClass: fc.option(fc.constantFrom(...energyClasses), { nil: undefined }),
});

test("what a card shows of a product survives packing, whatever stands in its texts", () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 4 }), (list) => {
      expect(unpackCards(packCards(list)).map(shownOf)).toEqual(list.map(shownOf));
    }),
  );
});

test("the cast is packed in less than a third", () => {
  const cast = Object.values(products);
  expect(unpackCards(packCards(cast)).map(shownOf)).toEqual(cast.map(shownOf));
  expect(JSON.stringify(packCards(cast)).length).toBeLessThan(JSON.stringify(cast).length / 3);
});

test("the same packed cards are the same products", () => {
  const packed = packCards(Object.values(products));
  expect(unpackCards(packed)).toBe(unpackCards(packed));
});
