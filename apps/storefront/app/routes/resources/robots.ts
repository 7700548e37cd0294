import { pageContext } from "../../loaders/pageContext.server.ts";
import { renderRobots } from "../../loaders/sitemap.server.ts";
import type { Route } from "./+types/robots.ts";

/** Handles `GET /robots.txt`: returns the disallowed paths and the sitemap URL. */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(renderRobots(context.get(pageContext).settings.site.baseUrl), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
