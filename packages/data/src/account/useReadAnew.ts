import { useCallback } from "react";
import { useShopConnection } from "../client/ShopConnection.ts";

/** Forgets everything known of cart, customer and viewer and reads again what is shown; resolves when it is there, never throws. */
export function useReadAnew(): () => Promise<void> {
  const { apollo } = useShopConnection();
  // What cannot be read shows itself as failed, with a retry.
  return useCallback(
    () =>
      apollo.resetStore().then(
        () => undefined,
        () => undefined,
      ),
    [apollo],
  );
}
