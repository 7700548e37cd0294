import { privateContext } from "../../loaders/privateContext.server.ts";
import type { Route } from "./+types/suggestions.ts";

/** Cache-Control header: the response is not personal, and suggestions may be a minute old. */
const ONE_MINUTE_CACHE_CONTROL = "public, max-age=60";

/** Handles `GET /suggestions?search=nor`: returns search suggestions for a partial query. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const search = (new URL(request.url).searchParams.get("search") ?? "").trim();
  const suggestions = await context.get(privateContext).services.catalogue.suggest(search);
  return suggestions.ok
    ? Response.json(suggestions.value, { headers: { "cache-control": ONE_MINUTE_CACHE_CONTROL } })
    : Response.json(null, { status: 503, headers: { "cache-control": "no-store" } });
}
