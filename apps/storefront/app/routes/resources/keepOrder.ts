import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { getRetrySeconds, requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/keepOrder.ts";

const statusByKind = { assigned: 200, loggedOut: 403, notFound: 404, otherEmail: 409, unavailable: 503 } as const;

/** Handles `POST /keep-order/:id`: adds a guest's order of this browser to the account of the logged-in customer. */
export async function action({ context, request, params: { id } }: Route.ActionArgs): Promise<Response> {
  const { services, visitor } = context.get(privateContext);
  const orderId = /^[1-9]\d{0,11}$/.test(id) ? Number(id) : 0;
  try {
    const result = await requireStateStore(services.orderAssignment.assign(request, orderId, visitor));
    return Response.json(result, { status: statusByKind[result.kind], headers: NO_STORE_HEADERS });
  } catch (error) {
    const waitSeconds = getRetrySeconds(error);
    if (waitSeconds === null) throw error;
    const headers = { ...NO_STORE_HEADERS, "Retry-After": String(waitSeconds) };
    return Response.json({ kind: "unavailable" }, { status: 429, headers });
  }
}
