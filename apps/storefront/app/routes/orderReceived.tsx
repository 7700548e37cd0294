import { data } from "react-router";
import { pageContext } from "../lib/pageContext.ts";
import { pageMeta } from "../lib/pageMeta.ts";
import { settingsOf } from "../lib/rootSettings.ts";
import { titleOf } from "../lib/titleOf.ts";
import { OrderReceivedScreen } from "../screens/OrderReceived/OrderReceivedScreen.tsx";
import type { Route } from "./+types/orderReceived.ts";

/** A stranger with the number alone, and a number that nobody has, get the same answer. */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const number = /^[1-9]\d{0,15}$/.test(id) ? Number(id) : null;
  const order = number === null ? null : await context.get(pageContext).services.orderFor(request, number);
  const title = await titleOf(request, "order.title");
  return data({ title, order }, { status: order ? 200 : 404, headers: { "Cache-Control": "no-store" } });
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function OrderReceived({ loaderData: { order } }: Route.ComponentProps) {
  return <OrderReceivedScreen order={order} />;
}
