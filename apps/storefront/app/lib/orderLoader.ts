import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "./pageContext.ts";
import { titleOf } from "./titleOf.ts";
import { requireState } from "./requireState.ts";

/**
 * Loads the order of an address for the browser that placed it. A stranger with the number alone, and a number that
 * nobody has, get the same answer.
 * @param id As it stands in the address; absent for the newest.
 */
export async function loadOrder(context: Readonly<RouterContextProvider>, request: Request, id: string | undefined) {
  const number = id === undefined ? null : /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined;
  const { services } = context.get(pageContext);
  const order = number === undefined ? null : await requireState(services.orderFor(request, number));
  const title = await titleOf(request, "order.title");
  return data({ title, order, repairKey: order?.repair ? services.repairs.keyOf(order.id) : null }, { status: order ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}
