import { loadList } from "../lib/listLoader.ts";
import { listMeta } from "../lib/listMeta.ts";
import { ProductListScreen } from "../screens/ProductList/ProductListScreen.tsx";
import type { Route } from "./+types/category.page.ts";

export const loader = ({ context, request, params: { slug, page } }: Route.LoaderArgs) => loadList(context, request, { slug, page });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => listMeta(loaderData, matches, location.pathname);

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  return <ProductListScreen {...loaderData} />;
}
