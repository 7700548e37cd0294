import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext, type Location } from "react-router";

// @chunk list: used by lists only.

/**
 * Returns a function that returns the location to which the router is navigating, or else the current one. Unlike
 * `useLocation` and `useNavigation`, the hook causes no re-render.
 */
export function useRequestedLocation(): () => Location | undefined {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(() => router?.state.navigation.location ?? router?.state.location, [router]);
}
