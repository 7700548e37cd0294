import { pageContext } from "../lib/pageContext.ts";
import { pageMeta } from "../lib/pageMeta.ts";
import { settingsOf } from "../lib/rootSettings.ts";
import { titleOf } from "../lib/titleOf.ts";
import { valueOf } from "../lib/valueOf.ts";
import { CategoriesScreen } from "../screens/Categories/CategoriesScreen.tsx";
import type { Route } from "./+types/categories.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const categories = valueOf(await context.get(pageContext).services.catalogue.categories());
  return { title: await titleOf(request, "catalog.categories"), categories };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  pageMeta(settingsOf(matches), { title: loaderData?.title, path: location.pathname });

export default function Categories({ loaderData }: Route.ComponentProps) {
  return <CategoriesScreen {...loaderData} />;
}
