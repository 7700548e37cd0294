import { loadList } from "../lib/listLoader.ts";
import { listMeta } from "../lib/listMeta.ts";
import { ProductListScreen } from "../screens/ProductList/ProductListScreen.tsx";
import type { Route } from "./+types/products.page.ts";

export const loader = ({ context, request, params: { page } }: Route.LoaderArgs) => loadList(context, request, { page });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => listMeta(loaderData, matches, location.pathname);

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  return <ProductListScreen {...loaderData} />;
}
