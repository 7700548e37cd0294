import { useSyncExternalStore } from "react";
import { onViewerChange, readCustomerFlag, readViewer } from "./viewer.ts";

// @chunk frame: used by header and footer.

/**
 * Returns the logged-in customer, and whether there is one: as this browser has stored it until the shop has responded.
 * Public pages are the same for all, so that both are unknown until the page is hydrated.
 */
export function useViewer() {
  const viewer = useSyncExternalStore(onViewerChange, readViewer, () => undefined);
  const wasCustomer = useSyncExternalStore(onViewerChange, readCustomerFlag, () => false);
  return { viewer, isCustomer: viewer === undefined ? wasCustomer : viewer !== null };
}
