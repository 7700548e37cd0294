import { findPathLocale } from "@rewire/messages";
import { createPageMeta } from "../../document/createPageMeta.ts";
import { getSettings } from "../../document/rootSettings.ts";
import { readContentPage } from "../../loaders/content/contentPages.server.ts";
import { ContentScreen } from "../../screens/Content/ContentScreen.tsx";
import type { Route } from "./+types/page.ts";

export const loader = ({ context, request, params }: Route.LoaderArgs) =>
  readContentPage(findPathLocale(new URL(request.url).pathname), context, params.page ?? "withdrawal");

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData?.title,
    path: location.pathname,
    // A page without a text is nothing to find.
    isPrivate: loaderData?.content.safeHtml === "",
  });

export default function Content({ loaderData }: Route.ComponentProps) {
  return <ContentScreen {...loaderData} />;
}
