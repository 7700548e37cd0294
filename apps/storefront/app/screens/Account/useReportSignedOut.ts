import { useCallback } from "react";
import type { Result, ShopFailure } from "@rewire/domain";
import { getFailure } from "../parts/getFailure.ts";

/**
 * Returns a function that reads the failure of a change to the account; null if the change succeeded.
 * @param onSignedOut Called if the change was refused because the log-in has ended.
 */
export function useReportSignedOut(onSignedOut: () => void) {
  return useCallback(
    (result: Result<unknown, ShopFailure>): ShopFailure | null => {
      const failure = getFailure(result);
      if (failure?.kind === "notAllowed") onSignedOut();
      return failure;
    },
    [onSignedOut],
  );
}
