import { privateContext } from "../../loaders/privateContext.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import type { Route } from "./+types/sharedWishlist.ts";

/** Handles `POST /shared-wishlist`: shares a wishlist, replaces the items of a shared wishlist, or stops sharing. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { services, visitor } = context.get(privateContext);
  const body: unknown = await request.json().catch(() => null);
  const result = await requireStateStore(services.sharedWishlists.change(request, body, visitor));
  return Response.json(result, { headers: NO_STORE_HEADERS });
}
