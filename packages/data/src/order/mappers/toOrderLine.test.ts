import { expect, test } from "vitest";
import { order } from "../../testing/answers/order.ts";
import { toOrder } from "./toOrder.ts";

test("the line itself tells what was chosen where the variation takes any, has changed, or is gone", () => {
  const [line] = order.lineItems?.nodes ?? [];
  if (!line) throw new Error("The order has no lines");
  const terms = {
    nodes: [
      { slug: "blue", name: "Blue" },
      { slug: "red", name: "Red" },
    ],
  };
  const attributes = {
    nodes: [
      { name: "pa_color", label: "Color", options: ["blue", "red"], variation: true, terms },
      { name: "size", label: "Size", options: ["L", "XL"], variation: true },
      { name: "brand", label: "Brand", options: ["Tubes"], variation: false },
    ],
  };
  const product = { node: { name: "Tube", slug: "tube", image: null, attributes } };
  const metaData = [
    { key: "pa_color", value: "blue" },
    { key: "size", value: "XL" },
    { key: "_reduced_stock", value: "1" },
    { key: "engraving", value: "Ada" },
  ];
  const attributesOf = (color: string) => ({
    nodes: [
      { name: "pa_color", value: color },
      { name: "size", value: "" },
    ],
  });
  const read = (variation: object | null) =>
    toOrder(
      {
        ...order,
        lineItems: {
          nodes: [{ ...line, productId: 7, variationId: 9, product, metaData, variation: variation as null }],
        },
      },
      "EUR",
    )?.lines[0];
  for (const color of ["blue", "", "red"]) {
    const variation = { node: { name: "Tube", attributes: attributesOf(color) } };
    expect(read(variation)?.options).toEqual(["Blue", "XL"]);
    expect(read(variation)?.goods?.choice).toEqual({ pa_color: color || "blue", size: "XL" });
  }
  expect(read(null)?.options).toEqual(["Blue", "XL"]);
});

test("a product that was deleted is called by its number, since the shop does not tell its name any more", () => {
  const [line] = order.lineItems?.nodes ?? [];
  if (!line) throw new Error("The order has no lines");
  const readName = (fields: object) =>
    toOrder({ ...order, lineItems: { nodes: [{ ...line, ...fields }] } }, "EUR")?.lines[0]?.name;
  expect(readName({ productId: 771, product: null })).toBe("#771");
  expect(readName({ productId: 771 })).toBe("65 W travel charger");
});
