import { productDetails } from "../testing/index.ts";
import { describe, expect, it } from "vitest";
import { listOptionPrices } from "./listOptionPrices.ts";

const { attributes, variations } = productDetails.nordlysN3Pro;
const [color, storage] = attributes;
if (!color || !storage) throw new Error("The cast's phone has lost its choices");

describe("optionPrices", () => {
  it("names the price of each storage in the chosen colour", () => {
    const prices = listOptionPrices(storage, variations, { pa_color: "graphite" }, "EUR");
    expect(Object.fromEntries([...prices].map(([value, { amount }]) => [value, amount.minor]))).toEqual({
      "128-gb": 66900,
      "256-gb": 74900,
      "512-gb": 86900,
    });
  });

  it("says nothing where every option costs the same", () => {
    expect(listOptionPrices(color, variations, { pa_storage: "256-gb" }, "EUR").size).toBe(0);
  });

  it("says from where further choices still change the price", () => {
    expect(listOptionPrices(color, variations, {}, "EUR").get("graphite")).toEqual({
      amount: { minor: 66900, currency: "EUR" },
      isFrom: true,
    });
  });

  it("leaves out what cannot be bought", () => {
    expect(listOptionPrices(storage, variations, { pa_color: "graphite" }, "EUR").has("1-tb")).toBe(false);
  });
});
