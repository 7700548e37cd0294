import { useEffect } from "react";
import { useCart, useReadAnew } from "@rewire/data";
import type { ShopFailure } from "@rewire/domain";
import { startAfresh } from "./startAfresh.ts";
import { onOtherTab, writeViewer } from "./viewer.ts";

/** Failures that a new session cannot mend: the shop is not there, or the way to it. */
const elsewhere: ReadonlySet<ShopFailure["kind"]> = new Set(["offline", "unreachable", "timeout"]);

/** Tells the header who is logged in, and starts afresh when the cart cannot be read. Shows nothing. */
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
  // Who logs in or out in another tab does so here too.
  useEffect(() => onOtherTab(() => void readAnew()), [readAnew]);
  return null;
}
