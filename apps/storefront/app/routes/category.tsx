import { loadList } from "../loaders/listLoader.server.ts";
import { createListMeta } from "../screens/ProductList/createListMeta.ts";
import { ProductListScreen } from "../screens/ProductList/ProductListScreen.tsx";
import type { Route } from "./+types/category.ts";

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadList(context, request, params);

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  createListMeta(loaderData, matches, location.pathname);

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ProductListScreen key={loaderData.category?.slug} {...loaderData} />;
}
