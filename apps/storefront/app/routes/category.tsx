import { loadList } from "../lib/listLoader.ts";
import { listMeta } from "../lib/listMeta.ts";
import { ProductListScreen } from "../screens/ProductList/ProductListScreen.tsx";
import type { Route } from "./+types/category.ts";

export const loader = ({ context, request, params: { slug } }: Route.LoaderArgs) => loadList(context, request, { slug });

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => listMeta(loaderData, matches, location.pathname);

export default function Category({ loaderData }: Route.ComponentProps) {
  return <ProductListScreen {...loaderData} />;
}
