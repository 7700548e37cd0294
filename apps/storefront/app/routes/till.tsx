import { Outlet } from "react-router";
import { DeferredErrorPage } from "../screens/Error/LateErrorPage.tsx";
import { CheckoutFrame } from "../screens/Frame/TillFrame.tsx";
import type { Route } from "./+types/till.ts";

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
