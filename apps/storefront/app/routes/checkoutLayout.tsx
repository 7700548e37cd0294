import { Outlet, useRouteLoaderData } from "react-router";
import { loadCheckoutLinks } from "../loaders/loadSiteMenu.server.ts";
import { DeferredErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { CheckoutFrame } from "../screens/Frame/CheckoutFrame.tsx";
import type { Route } from "./+types/checkoutLayout.ts";

// @chunk frame: the layout of the checkout has hardly any dependencies that other layouts do not have.

export const loader = ({ request, context }: Route.LoaderArgs) => loadCheckoutLinks(request, context);

/** Returns false, because the layout's links are the same on all pages. */
export const shouldRevalidate = () => false;

/** Layout of the checkout, without distracting links. */
export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  return (
    <CheckoutFrame legalLinks={loaderData}>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const legalLinks = useRouteLoaderData<typeof loader>("routes/checkoutLayout");
  return (
    <CheckoutFrame legalLinks={legalLinks}>
      <DeferredErrorPage error={error} />
    </CheckoutFrame>
  );
}
