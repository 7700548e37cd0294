import { listOrderRepairs, parseRepairPosition } from "@rewire/domain";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireShop, requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/runningRepair.ts";

/**
 * Handles `GET /running-repair/:id?repair=2`: returns the progress of a repair as JSON to the customer or guest who placed
 * the order. Returns null to everyone else, and if the workshop's notes cannot be read.
 */
export async function loader({ context, request, params: { id } }: Route.LoaderArgs): Promise<Response> {
  const { services, visitor } = context.get(privateContext);
  const orderId = /^[1-9]\d{0,11}$/.test(id) ? Number(id) : null;
  const order = orderId && (await requireShop(services.orderFor(request, orderId, visitor)));
  const position = parseRepairPosition(new URL(request.url).searchParams.get("repair") ?? "");
  if (!order || !listOrderRepairs(order).some((repair) => repair.position === position))
    return Response.json(null, { status: 404, headers: NO_STORE_HEADERS });
  const proof = { number: String(order.id), key: services.repairs.keyOf(order.id), position };
  const lookup = await requireStateStore(services.repairs.find(proof, visitor));
  return Response.json(lookup.kind === "found" ? lookup.ticket.progress : null, { headers: NO_STORE_HEADERS });
}
