import { loadOrder } from "../../loaders/orderLoader.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { OrderScreen } from "../../screens/Order/OrderScreen.tsx";
import type { Route } from "./+types/orderSummary.ts";

export const loader = ({ context, request, params: { id } }: Route.LoaderArgs) => loadOrder(context, request, id);

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function OrderSummary({
  loaderData: { order, repairKey, declarationLinks, withdrawal, keepOffer, waitSeconds },
}: Route.ComponentProps) {
  return (
    <OrderScreen
      order={order}
      repairKey={repairKey}
      declarationLinks={declarationLinks}
      withdrawal={withdrawal}
      keepOffer={keepOffer}
      waitSeconds={waitSeconds}
      isJustPlaced={order?.number === ""}
    />
  );
}
