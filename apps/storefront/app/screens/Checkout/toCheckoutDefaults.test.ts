import { createEmptyAddress, type Customer, type Viewer } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import { describe, expect, test } from "vitest";
import { mergeDraft, toCheckoutDefaults as toDefaults } from "./toCheckoutDefaults.ts";

const { email, phone, ...home } = customers.anneliese;
const { email: _email, phone: _phone, ...elsewhere } = customers.ines;
const viewer: Viewer = {
  id: 2,
  username: "anneliese",
  firstName: "Anneliese",
  lastName: "Oberhuber-Schönfelder",
  email: "account@example.com",
  avatar: null,
};
const customer: Customer = {
  id: 2,
  username: "anneliese",
  email,
  firstName: "",
  lastName: "",
  billing: customers.anneliese,
  shipping: home,
};
const nothing = createEmptyAddress("DE");
const toCheckoutDefaults = (of: Customer, by: Viewer | null) => toDefaults(of, by, "DE");

describe("a customer", () => {
  test("finds the addresses of the account", () => {
    expect(toCheckoutDefaults(customer, viewer)).toEqual({ email, phone, delivery: home, billToSame: true });
  });
  test("gets the bill elsewhere where the account says so", () => {
    expect(toCheckoutDefaults({ ...customer, shipping: elsewhere }, viewer)).toEqual({
      email,
      phone,
      delivery: elsewhere,
      billToSame: false,
      billing: home,
    });
  });
  test("without a delivery address has the goods sent home", () => {
    expect(toCheckoutDefaults({ ...customer, shipping: nothing }, viewer)).toMatchObject({
      delivery: home,
      billToSame: true,
    });
  });
  test("without any address is named at least", () => {
    expect(
      toCheckoutDefaults({ ...customer, billing: { ...nothing, email: "", phone: "" }, shipping: nothing }, viewer),
    ).toEqual({
      email: "account@example.com",
      phone: "",
      delivery: { ...nothing, firstName: "Anneliese", lastName: "Oberhuber-Schönfelder" },
      billToSame: true,
    });
  });
});

test("a customer of whom no country is known begins with the shop's, and keeps one that is known", () => {
  const nowhere = createEmptyAddress("");
  const account = { ...customer, billing: { ...nowhere, email: "", phone: "" }, shipping: nowhere };
  expect(toCheckoutDefaults(account, viewer)).toMatchObject({ delivery: { country: "DE", firstName: "Anneliese" } });
  const abroad = { ...account, shipping: createEmptyAddress("FR") };
  expect(toCheckoutDefaults(abroad, viewer)).toMatchObject({ delivery: { country: "FR" } });
});

describe("a guest", () => {
  test("finds the place that the cart is priced for, and nobody's e-mail address", () => {
    const place = { ...createEmptyAddress("US"), postcode: "94103", state: "CA" };
    expect(
      toCheckoutDefaults(
        { ...customer, id: null, billing: { ...nothing, email: "", phone: "" }, shipping: place },
        null,
      ),
    ).toEqual({ delivery: place });
  });
  test("does not live in the shop's own state because the shop assumes so", () => {
    expect(toCheckoutDefaults({ ...customer, id: null, shipping: { ...nothing, state: "DE-BE" } }, null)).toEqual({
      delivery: nothing,
    });
  });
  test("of whom nothing is known begins with an empty form", () => {
    const nowhere = createEmptyAddress("");
    expect(
      toCheckoutDefaults(
        { ...customer, id: null, billing: { ...nowhere, email: "", phone: "" }, shipping: nowhere },
        null,
      ),
    ).toEqual({});
  });
});

describe("a draft", () => {
  const defaults = toCheckoutDefaults(customer, viewer);
  test("wins where something was typed", () => {
    const draft = {
      email: "other@example.com",
      delivery: elsewhere,
      billToSame: false,
      billing: home,
      note: "Ring twice.",
    };
    expect(mergeDraft(defaults, draft)).toEqual({ ...defaults, ...draft });
  });
  test("that a guest had hardly begun leaves the account's addresses in place", () => {
    const blank = {
      email: "",
      phone: "",
      delivery: { ...nothing, firstName: "A" },
      billToSame: true,
      billing: nothing,
      gateway: "cod",
      note: "",
    };
    expect(mergeDraft(toCheckoutDefaults({ ...customer, shipping: elsewhere }, viewer), blank)).toEqual({
      email,
      phone,
      delivery: elsewhere,
      billToSame: false,
      billing: home,
      gateway: "cod",
      note: "",
    });
  });
  test("of a guest is all there is", () => {
    const draft = { email, delivery: { ...nothing, city: "Berlin" }, billToSame: false, billing: elsewhere };
    expect(mergeDraft({ delivery: nothing }, draft)).toEqual(draft);
  });
});
