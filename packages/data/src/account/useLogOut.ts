import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { LogoutDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useRefreshSession } from "./useRefreshSession.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useLogOut`: the mutation function, and whether the mutation is pending. */
export interface UseLogOutResult {
  /** Logs out. Resolves when session and log-in have been dropped and the cart is a guest's. */
  readonly logOut: () => Promise<Result<void, AccountFailure>>;
  readonly isLoggingOut: boolean;
}

/**
 * Returns a function that logs out. The gateway ends the session, the client's cache is cleared, and the cart is
 * fetched again.
 */
export function useLogOut(): UseLogOutResult {
  const [send, isLoggingOut] = useShopMutation(LogoutDocument, toAccountFailure, "no-cache");
  const refreshSession = useRefreshSession();

  const logOut = useCallback<UseLogOutResult["logOut"]>(async () => {
    const { data, failure } = await send({ input: { clientMutationId: "" } });
    if (!data?.logout) return failed(failure ?? { kind: "shopError" });
    await refreshSession();
    return ok(undefined);
  }, [send, refreshSession]);

  return { logOut, isLoggingOut };
}
