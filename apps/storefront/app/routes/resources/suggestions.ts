import { pageContext } from "../../loaders/pageContext.server.ts";
import type { Route } from "./+types/suggestions.ts";

/** Public, because it is not personal, and fresh enough for suggestions. */
const A_MINUTE = "public, max-age=60";

/** Handles `GET /suggestions?search=nor`: suggestions for a partial query. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const words = (new URL(request.url).searchParams.get("search") ?? "").trim();
  const found = await context.get(pageContext).services.catalogue.suggest(words);
  return found.ok
    ? Response.json(found.value, { headers: { "cache-control": A_MINUTE } })
    : Response.json(null, { status: 503, headers: { "cache-control": "no-store" } });
}
