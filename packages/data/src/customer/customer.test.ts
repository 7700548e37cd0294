import { expect, test } from "vitest";
import { countryCode } from "../country/countryCode.ts";
import { toCountryStates } from "../country/toCountryStates.ts";
import { guest } from "../testing/answers/customer.ts";
import { toAddressInput } from "./toAddressInput.ts";
import { toCustomer } from "./toCustomer.ts";

test("a guest has no id, and empty strings where the shop knows nothing", () => {
  expect(toCustomer(guest)).toMatchObject({
    id: null,
    email: "",
    billing: { country: "DE", state: "DE-BE", firstName: "", email: "" },
    shipping: { country: "DE" },
  });
  expect(toCustomer(guest).shipping).not.toHaveProperty("email");
  expect(toCustomer(null)).toMatchObject({ id: null, billing: { country: "" } });
});

test("a new country clears the state of the old one", () => {
  expect(toAddressInput({ country: "fr" })).toEqual({ country: "FR", state: "" });
  expect(toAddressInput({ country: "ES", state: "M" })).toEqual({ country: "ES", state: "M" });
});

test("the shop gets the code of a state without the name that an order's address has for print", () =>
  expect(toAddressInput({ country: "ES", state: "GC", stateName: "Las Palmas" })).toEqual({
    country: "ES",
    state: "GC",
  }));

test("what is no country and an empty e-mail are not sent: the shop refuses both", () => {
  expect(toAddressInput({ country: "Spain", city: "Madrid", email: " " })).toEqual({ city: "Madrid" });
  expect(toAddressInput({ email: " a@b.example " })).toEqual({ email: "a@b.example" });
});

test("country codes are upper case", () =>
  expect([countryCode(" de "), countryCode("Deu"), countryCode("")]).toEqual(["DE", null, null]));

test("states have plain names; a country without any has none", () => {
  expect(toCountryStates([{ code: "VI", name: "Araba&#x2F;Álava" }, null])).toEqual([
    { code: "VI", name: "Araba/Álava" },
  ]);
  expect(toCountryStates(null)).toEqual([]);
});
