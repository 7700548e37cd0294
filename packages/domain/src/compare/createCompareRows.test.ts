import type { ProductDetail } from "../product/index.ts";
import { productDetails } from "../testing/index.ts";
import { describe, expect, it } from "vitest";
import { findCheapestProductIndex, createCompareRows, type CompareFormatters } from "./createCompareRows.ts";

const formatters: CompareFormatters = {
  list: (parts) => parts.join(", "),
  size: ({ length, width, height }) => (length && width && height ? `${length} × ${width} × ${height}` : ""),
  weight: ({ weight }) => weight,
  labels: { size: "Size", weight: "Weight" },
};
const { nordlysN3Pro, fieldGuide, prototype } = productDetails;
const rowOf = (products: readonly ProductDetail[], id: string) =>
  createCompareRows(products, formatters).find((row) => row.id === id);

describe("compareRows", () => {
  it("has a row for every attribute that one product has, empty where the other lacks it", () => {
    expect(rowOf([nordlysN3Pro, fieldGuide], "attribute-Battery")).toMatchObject({
      label: "Battery",
      values: ["4,700 mAh, 45 W USB-C, 15 W wireless", ""],
      isDifferent: true,
    });
  });

  it("attributes with the same label share a row, whichever product has which", () => {
    const attributeOf = (name: string, ...labels: readonly string[]) => ({
      name,
      label: "Memory",
      isChoice: false,
      options: labels.map((label) => ({ value: label, label })),
    });
    const global = { ...prototype, attributes: [attributeOf("pa_memory", "8 GB")] };
    const own = { ...prototype, id: 2, attributes: [attributeOf("Memory", "16 GB")] };
    const both = { ...prototype, id: 3, attributes: [...global.attributes, attributeOf("Memory", "8 GB", "soldered")] };
    const rows = createCompareRows([global, own, both], formatters).filter(({ label }) => label === "Memory");
    expect(rows.map(({ id, values }) => [id, values])).toEqual([
      ["attribute-pa_memory", ["8 GB", "16 GB", "8 GB, soldered"]],
    ]);
  });

  it("products that are alike differ nowhere and none is best", () => {
    for (const { isDifferent, best } of createCompareRows([nordlysN3Pro, nordlysN3Pro], formatters))
      expect([isDifferent, best]).toEqual([false, null]);
  });

  it("puts what differs before what is alike", () => {
    const heavier = { ...nordlysN3Pro, dimensions: { ...nordlysN3Pro.dimensions, weight: "0.2" } };
    const [first, ...others] = createCompareRows([nordlysN3Pro, heavier], formatters);
    expect(first).toMatchObject({ subject: "weight", isDifferent: true });
    expect(others.map(({ isDifferent }) => isDifferent)).not.toContain(true);
    expect(others[0]?.subject).toBe("stock");
  });

  it("compares the price of a repair, the lowest is best unless one is a minimum", () => {
    const repairedFor = (id: number, minor: number, isFrom = false) => ({
      ...nordlysN3Pro,
      id,
      comparedRepair: { fault: "screen", name: "Screen", minutes: 60, price: { minor, currency: "EUR" }, isFrom },
    });
    const row = rowOf([repairedFor(1, 14_900), repairedFor(2, 7_900), { ...nordlysN3Pro, id: 3 }], "repair");
    expect(row).toMatchObject({ label: "Screen", values: ["14900", "7900", ""], isDifferent: true, best: 1 });
    expect(rowOf([repairedFor(1, 14_900, true), repairedFor(2, 7_900)], "repair")?.best).toBeNull();
    expect(rowOf([nordlysN3Pro, fieldGuide], "repair")).toBeUndefined();
    const { comparedRepair, ...product } = repairedFor(1, 2_900, true);
    const checked = { ...product, comparedRepair: { ...comparedRepair, isCheck: true as const } };
    expect(rowOf([checked, repairedFor(2, 2_900, true)], "repair")?.isDifferent).toBe(true);
  });

  it("more stars and less weight are better", () => {
    const lighter = {
      ...nordlysN3Pro,
      dimensions: { ...nordlysN3Pro.dimensions, weight: "0.141" },
      rating: { average: 4.2, count: 9 },
    };
    expect(rowOf([nordlysN3Pro, lighter], "weight")?.best).toBe(1);
    expect(rowOf([nordlysN3Pro, lighter], "rating")?.best).toBe(0);
  });

  it("nobody is best where two share it, or only one is known", () => {
    const other = { ...prototype, rating: { average: 1, count: 1 } };
    expect(rowOf([nordlysN3Pro, nordlysN3Pro, other], "rating")?.best).toBeNull();
    expect(rowOf([nordlysN3Pro, prototype], "rating")?.best).toBeNull();
  });

  it("more charge, memory and repairability are better, in their units, where each product has one value of its own", () => {
    const productsWith = (...values: readonly string[][]) =>
      values.map((options, id): ProductDetail => ({
        ...prototype,
        id,
        attributes: [
          { name: "Told", label: "Told", isChoice: false, options: options.map((label) => ({ value: label, label })) },
        ],
      }));
    expect(rowOf(productsWith(["4,700 mAh, 45 W"], ["5,100 mAh"]), "attribute-Told")?.best).toBe(1);
    expect(rowOf(productsWith(["512 GB"], ["1 TB"]), "attribute-Told")?.best).toBe(1);
    expect(rowOf(productsWith(["9.6 of 10"], ["8.4 of 10"]), "attribute-Told")?.best).toBe(0);
    expect(rowOf(productsWith(["128 GB", "256 GB"], ["1 TB"]), "attribute-Told")?.best).toBeNull();
    expect(rowOf(productsWith(["40 h"], ["4,000 mAh"]), "attribute-Told")?.best).toBeNull();
  });

  it("the cheapest is known where all have one price", () => {
    const costs = (minor: number): ProductDetail => ({
      ...prototype,
      price: { kind: "single", amount: { currency: "EUR", minor } },
    });
    expect(findCheapestProductIndex([costs(300), costs(200)])).toBe(1);
    expect(findCheapestProductIndex([costs(200), costs(200)])).toBeNull();
    expect(findCheapestProductIndex([costs(200), prototype])).toBeNull();
  });

  it("says nothing about size and weight that the shop does not know, and not twice what it told itself", () => {
    expect(rowOf([fieldGuide, prototype], "size")).toBeUndefined();
    expect(rowOf([nordlysN3Pro, productDetails.tarn14], "weight")).toBeUndefined();
  });
});
