import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProductAttribute, Variation } from "./product.ts";
import { productDetails } from "../testing/products.ts";
import { findVariation, findMissingChoices, findOptionObstacle, toValidChoice } from "./variation.ts";

const { attributes, variations } = productDetails.nordlysN3Pro;
const [first] = variations;
const createVariation = (id: number, values: Record<string, string>, extra: Partial<Variation> = {}): Variation => ({
  ...first,
  id,
  values,
  stock: { state: "inStock", quantity: null, lowStockAmount: null },
  ...extra,
});
const choice = (name: string, ...values: readonly string[]): ProductAttribute => ({
  name,
  label: name,
  isChoice: true,
  options: values.map((value) => ({ value, label: value })),
});

describe("missingChoices", () => {
  test("names what is not chosen yet, in the order of the page, and no facts", () => {
    expect(findMissingChoices(attributes, {}).map(({ name }) => name)).toEqual(["pa_color", "pa_storage"]);
    expect(findMissingChoices(attributes, { pa_color: "ice" }).map(({ name }) => name)).toEqual(["pa_storage"]);
    expect(findMissingChoices(attributes, { pa_color: "ice", pa_storage: "256-gb" })).toEqual([]);
  });
});

describe("findVariation", () => {
  test("a complete choice", () =>
    expect(findVariation(attributes, variations, { pa_color: "ice", pa_storage: "256-gb" })?.id).toBe(20006));
  test("an incomplete one finds none", () =>
    expect(findVariation(attributes, variations, { pa_color: "ice" })).toBeNull());
  test("one that nobody makes finds none", () =>
    expect(findVariation(attributes, variations, { pa_color: "ice", pa_storage: "128-gb" })).toBeNull());
  test("any value fits a variation that leaves it open; one that names it wins", () => {
    const both = [choice("color", "red", "blue"), choice("size", "s", "l")];
    const open = createVariation(1, { size: "s" });
    const exact = createVariation(2, { size: "s", color: "red" });
    expect(findVariation(both, [open, exact], { color: "blue", size: "s" })?.id).toBe(1);
    expect(findVariation(both, [open, exact], { color: "red", size: "s" })?.id).toBe(2);
    expect(findVariation(both, [exact, open], { color: "red", size: "s" })?.id).toBe(2);
  });
  test("a variation that leaves everything open needs its choices all the same", () => {
    const open = createVariation(1, {});
    expect(findVariation([choice("color", "red")], [open], {})).toBeNull();
    expect(findVariation([choice("color", "red")], [open], { color: "red" })?.id).toBe(1);
  });
});

describe("optionObstacle", () => {
  test("what can be bought has none", () =>
    expect(findOptionObstacle(variations, { pa_color: "graphite" }, "pa_storage", "256-gb")).toBeNull());
  test("what nobody makes is unavailable", () =>
    expect(findOptionObstacle(variations, { pa_color: "ice" }, "pa_storage", "128-gb")).toBe("unavailable"));
  test("what is gone is sold out", () => {
    expect(findOptionObstacle(variations, {}, "pa_color", "forest")).toBe("soldOut");
    expect(findOptionObstacle(variations, { pa_color: "graphite" }, "pa_storage", "1-tb")).toBe("soldOut");
  });
  test("another option of the same attribute is judged without the one chosen now", () => {
    expect(findOptionObstacle(variations, { pa_color: "forest", pa_storage: "256-gb" }, "pa_color", "sand")).toBeNull();
  });
  test("what may be ordered ahead can be chosen, what the shop does not sell cannot", () => {
    expect(
      findOptionObstacle(
        [createVariation(1, { size: "s" }, { stock: { state: "onBackorder", quantity: null, lowStockAmount: null } })],
        {},
        "size",
        "s",
      ),
    ).toBeNull();
    expect(findOptionObstacle([createVariation(1, { size: "s" }, { isPurchasable: false })], {}, "size", "s")).toBe(
      "soldOut",
    );
  });
  test("an option without obstacle can be completed to a variation that can be bought", () => {
    const colour = fc.constantFrom("graphite", "sand", "ice", "forest");
    const storage = fc.constantFrom("128-gb", "256-gb", "512-gb", "1-tb");
    fc.assert(
      fc.property(colour, storage, (pa_color, pa_storage) => {
        const variation = findVariation(attributes, variations, { pa_color, pa_storage });
        const canBeBought = variation !== null && variation.isPurchasable && variation.stock.state !== "outOfStock";
        expect(findOptionObstacle(variations, { pa_color }, "pa_storage", pa_storage) === null).toBe(canBeBought);
      }),
    );
  });
});

describe("validChoice", () => {
  test("keeps what the product offers", () => {
    expect(toValidChoice(attributes, { pa_color: "ice", pa_storage: "9-tb", Screen: "x", utm: "y" })).toEqual({
      pa_color: "ice",
    });
  });
  test("takes anything", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (wild) => {
        expect(Object.entries(wild)).toEqual(expect.arrayContaining(Object.entries(toValidChoice(attributes, wild))));
      }),
    );
  });
});
