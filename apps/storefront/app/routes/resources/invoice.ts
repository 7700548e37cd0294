import { createSiteLinks, isPrintable, type Order } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { loadOrder } from "../../loaders/orderLoader.server.ts";
import { nameStates } from "../../loaders/nameStates.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/invoice.ts";

/**
 * Handles `GET /order-summary/:id/invoice.pdf`: returns the invoice or confirmation of an order to the customer, or to
 * a guest with the session or the key from a link. Other visitors are redirected to the order page, which explains how
 * to get access.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs): Promise<Response> {
  const url = new URL(request.url);
  const key = url.searchParams.get("key");
  const order =
    (key ? await findOrderByKey(context, id, key) : null) ?? (await loadOrder(context, request, id)).data.order;
  if (order && isPrintable(order)) {
    // Loaded with the first PDF: few processes that render pages ever write one.
    const { respondWithOrderPdf } = await import("../../invoice/respondWithOrderPdf.server.ts");
    return respondWithOrderPdf(context, request, order);
  }
  const links = createSiteLinks(localePrefixes[findPathLocale(url.pathname)]);
  return redirectWithinSite(`${links.orderSummary(Number(id))}${url.search}`, {
    headers: { "Cache-Control": "no-store" },
  });
}

/** Finds a guest's order by the key of a link, in any browser. */
async function findOrderByKey(
  context: Route.LoaderArgs["context"],
  number: string,
  key: string,
): Promise<Order | null> {
  const { services, visitor } = context.get(privateContext);
  const lookup = await requireStateStore(services.orderAccess.find({ number, key }, visitor));
  return lookup.kind === "found" ? nameStates(lookup.order, services.catalogue) : null;
}
