import { parsePageNumber, repairCategory } from "@rewire/domain";
import { defaultLocale } from "@rewire/messages";
import { listContentPages } from "../../loaders/content/contentPages.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { renderSitemap } from "../../loaders/sitemap.server.ts";
import type { Route } from "./+types/sitemap.ts";

const CACHE_ONE_HOUR = "public, max-age=3600";

/**
 * Handles `GET /sitemap.xml`: returns the sitemap of the current catalogue, or one part of a split sitemap (`?part=2`).
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const { settings, hasTradeIn } = context.get(pageContext);
  const { services } = context.get(privateContext);
  const [slugs, contentPages] = await Promise.all([
    services.catalogue.slugs(),
    listContentPages(defaultLocale, context),
  ]);
  const plainTextHeaders = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  if (!slugs.ok)
    return new Response("The shop cannot be reached right now.", {
      status: 503,
      headers: { ...plainTextHeaders, "retry-after": "60" },
    });
  const requestedPart = new URL(request.url).searchParams.get("part");
  const { categories } = slugs.value;
  const xml = renderSitemap(
    settings.site.baseUrl,
    {
      ...slugs.value,
      hasTradeIn,
      hasRepairs: categories.includes(repairCategory),
      contentPages: contentPages.map(({ name }) => name),
    },
    requestedPart === null ? null : (parsePageNumber(requestedPart) ?? 0),
  );
  return xml === null
    ? new Response("Not found", { status: 404, headers: plainTextHeaders })
    : new Response(xml, {
        headers: { "content-type": "application/xml; charset=utf-8", "cache-control": CACHE_ONE_HOUR },
      });
}
