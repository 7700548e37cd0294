import { parsePageNumber, repairCategory } from "@rewire/domain";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { printSitemap } from "../../loaders/sitemap.server.ts";
import type { Route } from "./+types/sitemap.ts";

const AN_HOUR = "public, max-age=3600";

/** Handles `GET /sitemap.xml`, and `?part=2` of a split one: every page of the current catalogue. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { services, settings } = context.get(pageContext);
  const found = await services.catalogue.slugs();
  const plain = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  if (!found.ok)
    return new Response("The shop cannot be reached right now.", {
      status: 503,
      headers: { ...plain, "retry-after": "60" },
    });
  const asked = new URL(request.url).searchParams.get("part");
  const { categories } = found.value;
  const xml = printSitemap(
    settings.site.baseUrl,
    { ...found.value, hasRepairs: categories.includes(repairCategory) },
    asked === null ? null : (parsePageNumber(asked) ?? 0),
  );
  return xml === null
    ? new Response("Not found", { status: 404, headers: plain })
    : new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8", "cache-control": AN_HOUR } });
}
