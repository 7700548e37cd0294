import type { ProductDetail } from "@rewire/domain";
import { productDetails } from "@rewire/domain/testing";
import { describe, expect, it } from "vitest";
import { compareRows, type CompareWords } from "./compareRows.ts";

const words: CompareWords = {
  list: (parts) => parts.join(", "),
  size: ({ length, width, height }) => (length && width && height ? `${length} × ${width} × ${height}` : ""),
  weight: ({ weight }) => weight,
  labels: { size: "Size", weight: "Weight" },
};
const { nordlysN3Pro, fieldGuide, prototype } = productDetails;
const rowOf = (products: readonly ProductDetail[], id: string) => compareRows(products, words).find((row) => row.id === id);

describe("compareRows", () => {
  it("has a row for every attribute that one product has, empty where the other lacks it", () => {
    expect(rowOf([nordlysN3Pro, fieldGuide], "attribute-Battery")).toMatchObject({
      label: "Battery",
      values: ["4,700 mAh, 45 W USB-C, 15 W wireless", ""],
      differs: true,
    });
  });

  it("products that are alike differ nowhere and none is best", () => {
    for (const { differs, best } of compareRows([nordlysN3Pro, nordlysN3Pro], words)) expect([differs, best]).toEqual([false, null]);
  });

  it("more stars and less weight are better", () => {
    const lighter = { ...nordlysN3Pro, dimensions: { ...nordlysN3Pro.dimensions, weight: "0.141" }, rating: { average: 4.2, count: 9 } };
    expect(rowOf([nordlysN3Pro, lighter], "weight")?.best).toBe(1);
    expect(rowOf([nordlysN3Pro, lighter], "rating")?.best).toBe(0);
  });

  it("nobody is best where two share it, or only one is known", () => {
    const other = { ...prototype, rating: { average: 1, count: 1 } };
    expect(rowOf([nordlysN3Pro, nordlysN3Pro, other], "rating")?.best).toBeNull();
    expect(rowOf([nordlysN3Pro, prototype], "rating")?.best).toBeNull();
  });

  it("says nothing about size and weight that the shop does not know, and not twice what it told itself", () => {
    expect(rowOf([fieldGuide, prototype], "size")).toBeUndefined();
    expect(rowOf([nordlysN3Pro, productDetails.tarn14], "weight")).toBeUndefined();
  });
});
