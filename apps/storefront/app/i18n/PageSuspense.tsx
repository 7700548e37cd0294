import { Suspense, useState, type ReactNode } from "react";
import { useIsHydrated } from "@rewire/ui";

// @chunk partMessages: used by all components whose messages are loaded with them.

/**
 * Suspense boundary of a page that the server has rendered, which keeps its HTML while it waits. A later page has none,
 * so that the previous page stays while it waits: navigations are transitions.
 */
export function PageSuspense({ children }: { children: ReactNode }) {
  const isHydrated = useIsHydrated();
  // Of the first render: the children would lose their state if the boundary came or went.
  const [isLaterPage] = useState(isHydrated);
  return isLaterPage ? children : <Suspense fallback={null}>{children}</Suspense>;
}
