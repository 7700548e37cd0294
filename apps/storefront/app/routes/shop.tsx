import { Outlet, useRouteLoaderData } from "react-router";
import type { CategoryRef } from "@rewire/domain";
import { pageContext } from "../lib/pageContext.ts";
import { LateErrorPage } from "../screens/Error/LateErrorPage.tsx";
import { ShopFrame } from "../screens/Frame/ShopFrame.tsx";
import type { Route } from "./+types/shop.ts";

const none: readonly CategoryRef[] = [];

/** Categories for the menus; a page without them is still a page. */
export async function loader({ context }: Route.LoaderArgs) {
  const categories = await context.get(pageContext).services.catalogue.categories();
  return { categories: categories.ok ? categories.value.map(({ slug, name }) => ({ slug, name })) : none };
}

/** The menus stay as they are from page to page. */
export const shouldRevalidate = () => false;

export default function Shop({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <ShopFrame categories={categories}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("routes/shop");
  return (
    <ShopFrame categories={loaded?.categories ?? none}>
      <LateErrorPage error={error} />
    </ShopFrame>
  );
}
