import { Outlet } from "react-router";
import { DeferredErrorPage } from "../screens/Error/DeferredErrorPage.tsx";
import { CheckoutFrame } from "../screens/Frame/CheckoutFrame.tsx";
import type { Route } from "./+types/checkoutLayout.ts";

// @chunk frame: what the frame of the checkout needs, every other frame needs too, but for its own few lines.

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
