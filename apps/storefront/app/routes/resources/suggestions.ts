import { pageContext } from "../../loaders/pageContext.server.ts";
import type { Route } from "./+types/suggestions.ts";

/** Nobody's own, and as fresh as the catalogue needs to be while somebody types. */
const A_MINUTE = "public, max-age=60";

/** `GET /suggestions?search=nor`: what fits what has been typed into the search box so far. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const words = (new URL(request.url).searchParams.get("search") ?? "").trim();
  const found = await context.get(pageContext).services.catalogue.suggest(words);
  return found.ok
    ? Response.json(found.value, { headers: { "cache-control": A_MINUTE } })
    : Response.json(null, { status: 503, headers: { "cache-control": "no-store" } });
}
