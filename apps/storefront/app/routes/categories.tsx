import { pageContext } from "../loaders/pageContext.server.ts";
import { createPageMeta } from "../document/createPageMeta.ts";
import { settingsOf } from "../document/rootSettings.ts";
import { titleOf } from "../i18n/titleOf.server.ts";
import { valueOf } from "../loaders/valueOf.server.ts";
import { CategoriesScreen } from "../screens/Categories/CategoriesScreen.tsx";
import type { Route } from "./+types/categories.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = valueOf(await context.get(pageContext).services.catalogue.categories());
  return { title: await titleOf(request, "catalog.categories"), categories };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createPageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname });

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} />;
}
