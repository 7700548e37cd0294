import { customers } from "../testing/index.ts";
import { describe, expect, it } from "vitest";
import { createEmptyCheckout, toCheckoutDetails, toDraft, type CheckoutValues } from "./checkoutValues.ts";

const { email, phone, ...home } = customers.anneliese;
const { email: _email, phone: _phone, ...other } = customers.ines;
const filled: CheckoutValues = {
  ...createEmptyCheckout("DE"),
  email: ` ${email} `,
  phone,
  delivery: home,
  gateway: "cod",
  note: " Ring twice. ",
};

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

  it("asks for an account only where one is wanted, and never for a blank one", () => {
    const typed = { ...filled, username: " nina ", password: " with spaces ", passwordAgain: " with spaces " };
    expect(toCheckoutDetails(typed, true).account).toBeNull();
    expect(toCheckoutDetails({ ...typed, createsAccount: true }, true).account).toEqual({
      username: "nina",
      password: " with spaces ",
    });
    expect(toCheckoutDetails({ ...typed, createsAccount: true, username: " " }, true).account).toBeNull();
    expect(toCheckoutDetails({ ...typed, createsAccount: true, password: "" }, true).account).toBeNull();
  });
});

it("a draft holds no password", () => {
  const draft = toDraft({
    ...filled,
    createsAccount: true,
    username: "nina",
    password: "three kind owls",
    passwordAgain: "three kind owls",
  });
  expect(draft).toMatchObject({ createsAccount: true, username: "nina" });
  expect(JSON.stringify(draft)).not.toMatch(/owls|assword/);
});
