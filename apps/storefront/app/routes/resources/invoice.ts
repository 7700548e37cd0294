import { createSiteLinks, isDocumented } from "@rewire/domain";
import { localeOfPath, localePrefixes } from "@rewire/messages";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { loadOrder } from "../../loaders/orderLoader.server.ts";
import type { Route } from "./+types/invoice.ts";

/**
 * Handles `GET /order-summary/:id/invoice.pdf`: the invoice of an order, or its confirmation, for whoever may see the
 * order's page. Everybody else is sent to that page, which says what to do.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs): Promise<Response> {
  const { data } = await loadOrder(context, request, id);
  if (data.order && isDocumented(data.order)) {
    // Loaded with the first document: few processes that render pages ever write one.
    const { respondWithOrderPdf } = await import("../../invoice/respondWithOrderPdf.server.ts");
    return respondWithOrderPdf(context, request, data.order);
  }
  const url = new URL(request.url);
  const links = createSiteLinks(localePrefixes[localeOfPath(url.pathname)]);
  return redirectWithinSite(`${links.orderSummary(Number(id))}${url.search}`, {
    headers: { "Cache-Control": "no-store" },
  });
}
