import { createPrivacyLinks } from "@rewire/domain";
import { findPathLocale, localePrefixes } from "@rewire/messages";
import { createServerIntl } from "../../i18n/createServerIntl.server.ts";
import { createFieldReader, readForm } from "../../loaders/fieldReader.server.ts";
import { NO_STORE_HEADERS } from "../../loaders/noStoreHeaders.server.ts";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { requireStateStore } from "../../loaders/requireStateStore.server.ts";
import { redirectWithinSite } from "../../navigation/redirectWithinSite.server.ts";
import { renderExport } from "../../screens/Privacy/renderExport.server.tsx";
import type { Route } from "./+types/dataFile.ts";

/**
 * Redirects `GET` requests to the page about personal data. The file can be downloaded only with the form on that page,
 * which prevents downloads by link prefetching.
 */
export function loader({ request }: Route.LoaderArgs): never {
  throw redirectWithinSite(createLinks(request).data);
}

/**
 * Handles the download form: responds with the export of the customer's data as an HTML or JSON file. Redirects to the
 * page if the export is unavailable.
 */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const { services } = context.get(privateContext);
  const { siteName } = context.get(pageContext).settings.site;
  const field = createFieldReader(await readForm(request));
  const result = await requireStateStore(services.privacy.openExport(request, field("key")));
  if (result.kind !== "ready") {
    const problem = result.kind === "expired" ? "expired" : "unavailable";
    const target =
      result.kind === "loggedOut" ? createLinks(request).data : `${createLinks(request).data}?problem=${problem}`;
    throw redirectWithinSite(target, { status: 303, headers: NO_STORE_HEADERS });
  }
  const day = result.data.createdAt.slice(0, 10);
  if (field("format") === "json")
    return respondWithFile(JSON.stringify(result.data, null, 2), "application/json", `data-${day}.json`);
  const html = renderExport(result.data, await createServerIntl(request), siteName);
  return respondWithFile(html, "text/html; charset=utf-8", `data-${day}.html`);
}

const createLinks = (request: Request) =>
  createPrivacyLinks(localePrefixes[findPathLocale(new URL(request.url).pathname)]);

const respondWithFile = (text: string, type: string, name: string): Response =>
  new Response(text, {
    headers: { ...NO_STORE_HEADERS, "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
