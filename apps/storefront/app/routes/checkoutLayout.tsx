import { Outlet } from "react-router";
import { DeferredErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { CheckoutFrame } from "../screens/Frame/CheckoutFrame.tsx";
import type { Route } from "./+types/checkoutLayout.ts";

// @chunk frame: the layout of the checkout has hardly any dependencies that other layouts do not have.

/** Layout of the checkout, without distracting links. */
export default function CheckoutRoute() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <DeferredErrorPage error={error} />
    </CheckoutFrame>
  );
}
