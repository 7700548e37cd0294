import type { Order } from "@rewire/domain";
import { loadOrder } from "../../loaders/orderLoader.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { enqueueRepairMail } from "../../loaders/repair/repairMails.server.ts";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { OrderScreen } from "../../screens/Order/OrderScreen.tsx";
import type { Route } from "./+types/orderReceived.ts";

/**
 * Loads the order. If the order is new and includes a repair booking, also enqueues the e-mail with the link to the
 * repair's status.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const orderData = await loadOrder(context, request, id);
  const { order, repairKey } = orderData.data;
  if (order && repairKey) await sendBookingMail(context, request, order, repairKey);
  return orderData;
}

/**
 * Age in ms up to which an order is new: links in e-mails are used for longer than the 90 days for which the outbox
 * detects duplicates.
 */
const MAX_NEW_ORDER_AGE_MS = 24 * 60 * 60 * 1000;

async function sendBookingMail(
  context: Route.LoaderArgs["context"],
  request: Request,
  { id, number, date, billing, repair: details }: Order,
  key: string,
): Promise<void> {
  if (!details || Date.now() - Date.parse(date) > MAX_NEW_ORDER_AGE_MS) return;
  const { outbox } = context.get(privateContext).services;
  const { settings, log } = context.get(pageContext);
  const mail = { kind: "booked", repair: { id, number, key, details }, to: billing.email } as const;
  // The order has been placed; its page must not fail because of an e-mail.
  await enqueueRepairMail(request, outbox, mail, settings, Date.now()).catch((error: unknown) =>
    log.warn("The mail about a booked repair could not be kept", { error, orderId: id }),
  );
}

export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname, isPrivate: true });

export default function OrderReceived({
  loaderData: { order, repairKey, declarationLinks, keepOffer, waitSeconds },
}: Route.ComponentProps) {
  return (
    <OrderScreen
      order={order}
      repairKey={repairKey}
      declarationLinks={declarationLinks}
      keepOffer={keepOffer}
      waitSeconds={waitSeconds}
      isJustPlaced
    />
  );
}
