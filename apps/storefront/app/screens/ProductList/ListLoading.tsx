import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { ListLoadingProvider } from "@rewire/ui";

// @chunk list: used by every list.

interface ListLoadingProps {
  /** Path of the list without page number and query. */
  path: string;
  children: ReactNode;
}

/**
 * Tells a product list whether its next page is being loaded. Separate component, so that a request renders nothing
 * else of the list.
 */
export function ListLoading({ path, children }: ListLoadingProps) {
  const isLoading = useNavigation().location?.pathname === path;
  return <ListLoadingProvider value={isLoading}>{children}</ListLoadingProvider>;
}
