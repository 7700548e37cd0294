import { createEmptyCheckout } from "./checkoutValues.ts";
import { customers } from "../testing/index.ts";
import { describe, expect, it } from "vitest";

import { isAddressFilled, isContactFilled, toStepStates } from "./progress.ts";

describe("progress of the checkout", () => {
  it("an address is filled once every required part is there", () => {
    expect(isAddressFilled(customers.anneliese)).toBe(true);
    expect(isAddressFilled({ ...customers.anneliese, postcode: " " })).toBe(false);
    expect(isAddressFilled({ ...customers.anneliese, postcode: "", country: "AE" })).toBe(true);
  });

  it("contact asks for the phone only where it is needed", () => {
    const values = { ...createEmptyCheckout("DE"), email: "a@b.example" };
    expect(isContactFilled(values, false)).toBe(true);
    expect(isContactFilled(values, true)).toBe(false);
  });

  it("the wire is filled up to the first step that is not done", () => {
    expect(toStepStates([true, false, true, false])).toEqual(["done", "now", "next", "next"]);
  });
});
