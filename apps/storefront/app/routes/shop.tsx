import { Outlet, useRouteLoaderData } from "react-router";
import type { CategoryRef } from "@rewire/domain";
import { loadMenuCategories } from "../loaders/loadMenuCategories.server.ts";
import { DeferredErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { PictureTransition } from "../navigation/PictureTransition.tsx";
import { SpeculationRulesRemover } from "../navigation/SpeculationRulesRemover.ts";
import { ShopFrame } from "../screens/Frame/ShopFrame.tsx";
import type { Route } from "./+types/shop.ts";

// @chunk shopFrame: header, footer and menus; the checkout has a separate layout without menus, search and map.

const none: readonly CategoryRef[] = [];

export async function loader({ context }: Route.LoaderArgs) {
  return { categories: await loadMenuCategories(context) };
}

/** Returns false, because the menus are the same on all pages. */
export const shouldRevalidate = () => false;

/** Stable element, so that header and footer are not rendered again on navigation. */
const page = <Outlet />;

export default function Shop({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <SpeculationRulesRemover />
      <PictureTransition />
      <ShopFrame categories={categories}>{page}</ShopFrame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>("routes/shop");
  return (
    <ShopFrame categories={loaded?.categories ?? none}>
      <DeferredErrorPage error={error} />
    </ShopFrame>
  );
}
