import { expect, test } from "vitest";
import { createEmptyAddress } from "./address.ts";
import { areAddressesEqual, listDistinctAddresses } from "./addressBook.ts";

const home = { ...createEmptyAddress("DE"), firstName: "Ada", address1: "Weg 1", city: "Berlin" };

test("an address is the same with white space and with an e-mail address, and another in another town", () => {
  expect(areAddressesEqual(home, { ...home, city: " Berlin " })).toBe(true);
  expect(areAddressesEqual(home, { ...home, city: "Bremen" })).toBe(false);
});

test("addresses are listed once each, without empty ones and without e-mail addresses", () => {
  const billing = { ...home, email: "ada@example.test", phone: "1" };
  expect(listDistinctAddresses([billing, createEmptyAddress("DE"), home])).toEqual([home]);
});
