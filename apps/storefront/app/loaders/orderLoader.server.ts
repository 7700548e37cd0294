import { data, type RouterContextProvider } from "react-router";
import type { Order } from "@rewire/domain";
import type { GatewayServices, OrderAssignmentOffer } from "@rewire/gateway";
import { listLabelPositions } from "./repair/listLabelPositions.server.ts";
import { findOrderWithdrawal } from "./withdrawal/findOrderWithdrawal.server.ts";
import { listDeclarationLinks } from "./withdrawal/listDeclarationLinks.server.ts";
import { nameStates } from "./nameStates.server.ts";
import { pageContext } from "./pageContext.server.ts";
import { privateContext } from "./privateContext.server.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireShop, getRetrySeconds } from "./requireStateStore.server.ts";

/** Order keys are `wc_order_` followed by letters; plugins generate longer keys. */
const ORDER_KEY_PATTERN = /^[\w-]{8,120}$/;

/**
 * Loads an order for the browser that placed it, or for a visitor with the order key from an e-mail link (`?key=`).
 * Unauthorised requests get the same response as unknown order ids. Attempts are rate-limited.
 * @throws Response with status 503 while the shop cannot be read.
 * @param id Order id from the URL; if undefined, the latest order is loaded.
 * @param options `offersLabels`: whether the page offers labels for devices that are sent in.
 */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string | undefined,
  { offersLabels = false }: { readonly offersLabels?: boolean } = {},
) {
  const number = id === undefined ? null : /^[1-9]\d{0,15}$/.test(id) ? Number(id) : undefined;
  const key = new URL(request.url).searchParams.get("key");
  const orderKey = key && ORDER_KEY_PATTERN.test(key) ? key : null;
  const { services, visitor } = context.get(privateContext);
  const { settings } = context.get(pageContext);
  const title = await loadMessageText(request, "order.title");
  const headers = { "Cache-Control": "no-store" };
  try {
    const storedOrder =
      number === undefined ? null : await requireShop(services.orderFor(request, number, visitor, orderKey));
    const order = storedOrder && (await nameStates(storedOrder, services.catalogue));
    const repairKey = order?.repair ? services.repairs.keyOf(order.id) : null;
    const labelPositions =
      order && repairKey && offersLabels ? await listLabelPositions(services, order, repairKey, visitor) : [];
    const declarationLinks = await listDeclarationLinks(services, request, order);
    const withdrawal = await findOrderWithdrawal(services, request, order, settings.place.timeZone);
    const keepOffer = await findKeepOffer(services, request, order);
    return data(
      { title, order, repairKey, labelPositions, declarationLinks, withdrawal, keepOffer, waitSeconds: null },
      { status: order ? 200 : 404, headers },
    );
  } catch (error) {
    const waitSeconds = getRetrySeconds(error);
    if (waitSeconds === null) throw error;
    const emptyOrder = {
      order: null,
      repairKey: null,
      labelPositions: [],
      declarationLinks: [],
      withdrawal: null,
      keepOffer: null,
    };
    return data(
      { title, ...emptyOrder, waitSeconds },
      { status: 429, headers: { ...headers, "Retry-After": String(waitSeconds) } },
    );
  }
}

/** Returns how a guest can keep an order in an account; null for orders of accounts, and where nobody can log in. */
async function findKeepOffer(
  { orderAssignment, canLogIn }: GatewayServices,
  request: Request,
  order: Order | null,
): Promise<OrderAssignmentOffer | null> {
  const offer = order && (await orderAssignment.findOffer(request, order.id));
  return offer && (await canLogIn()) ? offer : null;
}
