import { useEffect } from "react";
import { useCart, useRefreshSession } from "@rewire/data";
import type { ShopFailure } from "@rewire/domain";
import { resetSession } from "./resetSession.ts";
import { onChangeInOtherTab, writeViewer } from "./viewer.ts";

/** Failures that a new session cannot fix: the shop or the connection is unavailable. */
const connectionFailures: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "unreachable", "timeout"]);

/**
 * Component that publishes the logged-in customer to the header. Starts a new session if the cart cannot be read,
 * except because of connection problems, and refreshes the session after a log-in or log-out in another tab. Renders
 * nothing.
 */
export function SessionMonitor() {
  const cart = useCart();
  const refreshSession = useRefreshSession();
  const viewer = cart.kind === "ready" ? cart.viewer : undefined;
  const failure = cart.kind === "failed" ? cart.failure.kind : null;

  useEffect(() => {
    if (viewer !== undefined) writeViewer(viewer);
  }, [viewer]);
  useEffect(() => {
    if (failure && !connectionFailures.has(failure)) void resetSession();
  }, [failure]);
  // Refreshes the session after a log-in or log-out in another tab.
  useEffect(() => onChangeInOtherTab(() => void refreshSession()), [refreshSession]);
  return null;
}
