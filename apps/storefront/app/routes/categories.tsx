import { pageContext } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { getSettings } from "../document/rootSettings.ts";
import { loadMessageText } from "../i18n/loadMessageText.server.ts";
import { requireValue } from "../loaders/requireValue.server.ts";
import { CategoriesScreen } from "../screens/Categories/CategoriesScreen.tsx";
import type { Route } from "./+types/categories.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = requireValue(await context.get(pageContext).services.catalogue.categories());
  return { title: await loadMessageText(request, "catalog.categories"), categories };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(getSettings(matches), { title: loaderData?.title, path: location.pathname });

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} />;
}
