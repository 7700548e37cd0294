import { customers } from "@rewire/domain/testing";
import { describe, expect, it } from "vitest";
import { emptyCheckout, toCheckoutDetails, type CheckoutValues } from "./checkoutValues.ts";

const { email, phone, ...home } = customers.anneliese;
const { email: _email, phone: _phone, ...other } = customers.ines;
const filled: CheckoutValues = { ...emptyCheckout("DE"), email: ` ${email} `, phone, delivery: home, gateway: "cod", note: " Ring twice. " };

describe("toCheckoutDetails", () => {
  it("bills to the delivery address and drops stray spaces", () => {
    const details = toCheckoutDetails(filled, true);
    expect(details.billing).toEqual(customers.anneliese);
    expect(details.shipping).toEqual(home);
    expect(details.shipToDifferentAddress).toBe(false);
    expect(details.note).toBe("Ring twice.");
  });

  it("sends both addresses where they differ", () => {
    const details = toCheckoutDetails({ ...filled, billToSame: false, billing: other }, true);
    expect(details.billing).toMatchObject({ ...other, email });
    expect(details.shipping).toEqual(home);
    expect(details.shipToDifferentAddress).toBe(true);
  });

  it("names no delivery address where nothing is sent", () => {
    const details = toCheckoutDetails({ ...filled, billToSame: false, billing: other }, false);
    expect(details).toMatchObject({ shipping: null, shipToDifferentAddress: false, billing: home });
  });
});
