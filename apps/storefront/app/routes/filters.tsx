import { loadFilters } from "../loaders/filtersLoader.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { FiltersScreen } from "../screens/Filters/FiltersScreen.tsx";
import type { Route } from "./+types/filters.ts";

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadFilters(context, request, params);

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), {
    title: loaderData && `${loaderData.title} - ${loaderData.listTitle}`,
    path: location.pathname,
    isPrivate: true,
  });

export default function Filters({ loaderData }: Route.ComponentProps) {
  return <FiltersScreen {...loaderData} />;
}
