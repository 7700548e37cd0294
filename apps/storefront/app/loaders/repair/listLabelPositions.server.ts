import { listOrderRepairs, type Order } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";
import { isStateStoreUnavailable } from "../requireStateStore.server.ts";

/**
 * Lists the positions of an order's repairs for which the customer still needs a label: those by mail that are booked,
 * so that the device has not arrived and nobody has cancelled them. Empty if the workshop's states cannot be read.
 *
 * @param key Key of the links to the order's repairs.
 */
export async function listLabelPositions(
  { repairs }: Pick<GatewayServices, "repairs">,
  order: Order,
  key: string,
  visitor: string,
): Promise<readonly number[]> {
  const [firstByMail] = listOrderRepairs(order).filter(({ way: handoverMethod }) => handoverMethod === "mailIn");
  if (!firstByMail) return [];
  const proof = { number: String(order.id), key, position: firstByMail.position };
  // A label can also be printed later: the page of an order does not fail for it.
  const lookup = await repairs.find(proof, visitor).catch((error: unknown) => {
    if (isStateStoreUnavailable(error)) return null;
    throw error;
  });
  if (lookup?.kind !== "found") return [];
  const { position, details, progress, relatedRepairs } = lookup.ticket;
  return [{ position, way: details.way, state: progress.state }, ...relatedRepairs]
    .filter(({ way: handoverMethod, state }) => handoverMethod === "mailIn" && state === "booked")
    .map((repair) => repair.position);
}
