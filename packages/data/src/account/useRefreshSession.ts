import { useCallback } from "react";
import { useShopConnection } from "../client/ShopConnection.ts";

/**
 * Returns a function that clears the client's cache (cart, customer and viewer) and refetches the active queries. Its
 * promise resolves when the queries have finished, and never rejects.
 */
export function useRefreshSession(): () => Promise<void> {
  const { apollo } = useShopConnection();
  // A query that fails reports its own error and offers a retry.
  return useCallback(
    () =>
      apollo.resetStore().then(
        () => undefined,
        () => undefined,
      ),
    [apollo],
  );
}
