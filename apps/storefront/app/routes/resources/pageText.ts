import { isLocale } from "@rewire/messages";
import { readContentPage } from "../../loaders/content/contentPages.server.ts";
import type { Route } from "./+types/pageText.ts";

/** The text is not personal, and may be a minute old. */
const ONE_MINUTE_CACHE_CONTROL = "public, max-age=60";

/**
 * Handles `GET /page-text?page=terms&locale=de_DE`: returns a content page as JSON, to be shown in a dialog.
 * @throws Response with status 404 for an unknown page or locale, 503 if the shop is unavailable.
 */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Response> {
  const parameters = new URL(request.url).searchParams;
  const locale = parameters.get("locale");
  if (!isLocale(locale)) return new Response("Not found", { status: 404 });
  const page = await readContentPage(locale, context, parameters.get("page") ?? "");
  return Response.json(page, { headers: { "cache-control": ONE_MINUTE_CACHE_CONTROL } });
}
