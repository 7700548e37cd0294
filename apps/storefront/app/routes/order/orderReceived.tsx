import { loadOrder } from "../../loaders/orderLoader.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { OrderScreen } from "../../screens/Order/OrderScreen.tsx";
import type { Route } from "./+types/orderReceived.ts";

/** Loads the order, with the labels that are still needed: the page may be opened again days later. */
export const loader = ({ context, request, params: { id } }: Route.LoaderArgs) =>
  loadOrder(context, request, id, { offersLabels: true });

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function OrderReceived({
  loaderData: { order, repairKey, labelPositions, declarationLinks, withdrawal, keepOffer, waitSeconds },
}: Route.ComponentProps) {
  return (
    <OrderScreen
      order={order}
      repairKey={repairKey}
      labelPositions={labelPositions}
      declarationLinks={declarationLinks}
      withdrawal={withdrawal}
      keepOffer={keepOffer}
      waitSeconds={waitSeconds}
      isJustPlaced
    />
  );
}
