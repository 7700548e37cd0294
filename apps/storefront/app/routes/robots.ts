import { pageContext } from "../lib/pageContext.ts";
import { printRobots } from "../lib/sitemap.ts";
import type { Route } from "./+types/robots.ts";

/** `GET /robots.txt`. */
export const loader = ({ context }: Route.LoaderArgs): Response =>
  new Response(printRobots(context.get(pageContext).settings.site.baseUrl), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
