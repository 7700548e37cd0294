import { toCanonicalQuery, parseQuery } from "@rewire/domain";
import { pageContext } from "../../loaders/pageContext.server.ts";
import type { Route } from "./+types/facets.ts";

/** Cache-Control header: the response is not personal, and may be as old as that of the product list. */
const ONE_MINUTE_CACHE_CONTROL = "public, max-age=60";

/** Handles `GET /facets?category=laptops&filter=…`: returns the facets of a product list with all options. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const { catalogue } = context.get(pageContext).services;
  const attributes = await catalogue.filterAttributes();
  const list =
    attributes.ok &&
    (await catalogue.listProducts({
      category: searchParams.get("category") ?? undefined,
      query: toCanonicalQuery(parseQuery(searchParams, attributes.value)),
      page: 1,
    }));
  if (list && list.ok)
    return Response.json(list.value.facets, { headers: { "cache-control": ONE_MINUTE_CACHE_CONTROL } });
  const status = list && list.error.kind === "notFound" ? 404 : 503;
  return Response.json(null, { status, headers: { "cache-control": "no-store" } });
}
