import { parseCardIds } from "../../loaders/cards.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import type { Route } from "./+types/cards.ts";

/** Handles `GET /cards?ids=12,34`: returns current product data for lists that are stored in the browser only. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const ids = parseCardIds(new URL(request.url).searchParams.get("ids") ?? "");
  const cards = await context.get(privateContext).services.catalogue.cards(ids);
  return Response.json(cards.ok ? cards.value : [], {
    status: cards.ok ? 200 : 503,
    headers: { "cache-control": "no-store" },
  });
}
