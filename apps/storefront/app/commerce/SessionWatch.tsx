import { useEffect } from "react";
import { useCart, useReadAnew } from "@rewire/data";
import type { ShopFailure } from "@rewire/domain";
import { startAfresh } from "./startAfresh.ts";
import { onOtherTab, writeViewer } from "./viewer.ts";

/** Failures that a new session cannot fix: the shop or the connection is unavailable. */
const elsewhere: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "unreachable", "timeout"]);

/**
 * Passes the logged-in customer to the header, and starts a new session if the cart cannot be read. Renders nothing.
 */
export function SessionWatch() {
  const cart = useCart();
  const readAnew = useReadAnew();
  const viewer = cart.kind === "ready" ? cart.viewer : undefined;
  const failure = cart.kind === "failed" ? cart.failure.kind : null;

  useEffect(() => {
    if (viewer !== undefined) writeViewer(viewer);
  }, [viewer]);
  useEffect(() => {
    if (failure && !elsewhere.has(failure)) void startAfresh();
  }, [failure]);
  // Follows log-in and log-out in other tabs.
  useEffect(() => onOtherTab(() => void readAnew()), [readAnew]);
  return null;
}
