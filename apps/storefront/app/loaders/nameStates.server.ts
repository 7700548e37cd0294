import { printsStateName, type Address, type Order } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

type CountryStates = Pick<GatewayServices["catalogue"], "states">;

/**
 * Replaces the codes of states by their names in the addresses of an order, in countries whose addresses are printed with
 * the name. Codes that the shop does not know, or while it cannot be read, are left as they are.
 */
export async function nameStates(order: Order, catalogue: CountryStates): Promise<Order> {
  const { billing, shipping } = order;
  return {
    ...order,
    billing: { ...billing, state: await findStateName(billing, catalogue) },
    shipping: shipping && { ...shipping, state: await findStateName(shipping, catalogue) },
  };
}

async function findStateName({ country, state }: Address, catalogue: CountryStates): Promise<string> {
  if (state === "" || !printsStateName(country)) return state;
  const result = await catalogue.states(country);
  return (result.ok && result.value.find(({ code }) => code === state)?.name) || state;
}
