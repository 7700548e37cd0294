import { Outlet } from "react-router";
import { LateErrorPage } from "../screens/Error/LateErrorPage.tsx";
import { TillFrame } from "../screens/Frame/TillFrame.tsx";
import type { Route } from "./+types/till.ts";

// @chunk frame: what the frame of the checkout needs, every other frame needs too, but for its own few lines.

/** Layout of the checkout, without distracting links. */
export default function Till() {
  return (
    <TillFrame>
      <Outlet />
    </TillFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <TillFrame>
      <LateErrorPage error={error} />
    </TillFrame>
  );
}
