import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "./pageContext.server.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { requireState, waitSecondsOf } from "./requireState.server.ts";

/** `wc_order_` and letters; plugins make longer ones. */
const KEY_SHAPE = /^[\w-]{8,120}$/;

/**
 * Loads the order of an address for the browser that placed it, or for whoever has the key of a mail (`?key=`). A stranger with the number alone, and a number that
 * nobody has, get the same answer.
 * Whoever tries many numbers has to wait.
 *
 * @param id As it stands in the address; absent for the newest.
 */
export async function loadOrder(context: Readonly<RouterContextProvider>, request: Request, id: string | undefined) {
  const number = id === undefined ? null : /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined;
  const key = new URL(request.url).searchParams.get("key");
  const orderKey = key && KEY_SHAPE.test(key) ? key : null;
  const { services, visitor } = context.get(pageContext);
  const title = await titleOf(request, "order.title");
  const headers = { "Cache-Control": "no-store" };
  try {
    const order =
      number === undefined ? null : await requireState(services.orderFor(request, number, visitor, orderKey));
    const repairKey = order?.repair ? services.repairs.keyOf(order.id) : null;
    return data({ title, order, repairKey, waitSeconds: null }, { status: order ? 200 : 404, headers });
  } catch (error) {
    const waitSeconds = waitSecondsOf(error);
    if (waitSeconds === null) throw error;
    const answer = { title, order: null, repairKey: null, waitSeconds };
    return data(answer, { status: 429, headers: { ...headers, "Retry-After": String(waitSeconds) } });
  }
}
