import { printsStateName, type Address, type Order } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

type CountryStates = Pick<GatewayServices["catalogue"], "states">;

/**
 * Adds the names of states to the addresses of an order, in countries whose addresses are printed with the name. The codes
 * stay, since a guest's new account gets the addresses. States that the shop does not know, or while it cannot be read, get
 * no name.
 */
export async function nameStates(order: Order, catalogue: CountryStates): Promise<Order> {
  const { billing, shipping } = order;
  return {
    ...order,
    billing: { ...billing, stateName: await findStateName(billing, catalogue) },
    shipping: shipping && { ...shipping, stateName: await findStateName(shipping, catalogue) },
  };
}

async function findStateName({ country, state }: Address, catalogue: CountryStates): Promise<string | undefined> {
  if (state === "" || !printsStateName(country)) return undefined;
  const result = await catalogue.states(country);
  return result.ok ? result.value.find(({ code }) => code === state)?.name : undefined;
}
