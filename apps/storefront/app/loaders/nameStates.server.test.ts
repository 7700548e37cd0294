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
  expect([named.billing.state, named.shipping?.state]).toEqual(["Sevilla", "Sevilla"]);
  expect(listAddressLines(named.billing, "es").slice(-3)).toEqual(["41700 Dos Hermanas", "Sevilla", "España"]);
});

test("codes stay where they are printed, and while the shop is away", async () => {
  const states = vi.fn(async () => failed({ kind: "unreachable" } as const));
  const american = { ...address, city: "Springfield", postcode: "62704", state: "IL", country: "US" };
  expect((await nameStates({ ...order, billing: american, shipping: null }, { states })).billing.state).toBe("IL");
  expect(states).not.toHaveBeenCalled();
  expect((await nameStates(order, { states })).billing.state).toBe("SE");
});
