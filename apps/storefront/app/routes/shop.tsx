import { Outlet, useRouteLoaderData } from "react-router";
import { loadSiteMenu } from "../loaders/loadSiteMenu.server.ts";
import { DeferredErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { PictureTransition } from "../navigation/PictureTransition.tsx";
import { emptySiteMenu } from "../navigation/siteMenu.ts";
import { ShopFrame } from "../screens/Frame/ShopFrame.tsx";
import type { Route } from "./+types/shop.ts";

// @chunk shopFrame: header, footer and menus; the checkout has a separate layout without menus, search and map.

export const loader = ({ request, context }: Route.LoaderArgs) => loadSiteMenu(request, context);

/** Returns false, because the menus are the same on all pages. */
export const shouldRevalidate = () => false;

/** Stable element, so that header and footer are not rendered again on navigation. */
const page = <Outlet />;

export default function Shop({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PictureTransition />
      <ShopFrame siteMenu={loaderData}>{page}</ShopFrame>
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const siteMenu = useRouteLoaderData<typeof loader>("routes/shop");
  return (
    <ShopFrame siteMenu={siteMenu ?? emptySiteMenu}>
      <DeferredErrorPage error={error} />
    </ShopFrame>
  );
}
