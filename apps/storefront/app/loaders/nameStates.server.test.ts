import { failed, ok } from "@rewire/domain";
import { orders } from "@rewire/domain/testing";
import { expect, test, vi } from "vitest";
import { listAddressLines } from "../invoice/listAddressLines.ts";
import { nameStates } from "./nameStates.server.ts";

const address = { ...orders.placed.billing, city: "Dos Hermanas", postcode: "41700", state: "SE", country: "ES" };
const order = { ...orders.placed, billing: address, shipping: address };

test("an order's page and its invoice name the province as the country's post does", async () => {
  const states = vi.fn(async () => ok([{ code: "SE", name: "Sevilla" }]));
  const named = await nameStates(order, { states });
  expect([named.billing.stateName, named.shipping?.stateName]).toEqual(["Sevilla", "Sevilla"]);
  expect(listAddressLines(named.billing, "es").slice(-3)).toEqual(["41700 Dos Hermanas", "Sevilla", "España"]);
});

test("the code of a state stays: a guest who keeps an order saves its addresses in the new account", async () => {
  const named = await nameStates(order, { states: async () => ok([{ code: "SE", name: "Sevilla" }]) });
  const namedAddress = { ...address, stateName: "Sevilla" };
  expect([named.billing, named.shipping]).toEqual([namedAddress, namedAddress]);
});

test("codes stay where they are printed, and while the shop is away", async () => {
  const states = vi.fn(async () => failed({ kind: "unreachable" } as const));
  const american = { ...address, city: "Springfield", postcode: "62704", state: "IL", country: "US" };
  expect((await nameStates({ ...order, billing: american, shipping: null }, { states })).billing).toEqual(american);
  expect(states).not.toHaveBeenCalled();
  expect((await nameStates(order, { states })).billing).toEqual(address);
});
