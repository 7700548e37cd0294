import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { LoginWithCookiesDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useRefreshSession } from "./useRefreshSession.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useLogIn`: the mutation function, and whether the mutation is pending. */
export interface UseLogInResult {
  /**
   * Logs in. Resolves when cart and customer are those of the account; the guest's cart has been merged into the
   * account's.
   */
  readonly logIn: (credentials: {
    readonly login: string;
    readonly password: string;
    readonly rememberMe: boolean;
  }) => Promise<Result<void, AccountFailure>>;
  readonly isLoggingIn: boolean;
}

/**
 * Returns a function that logs a customer in. The shop's credentials stay in the gateway and never reach the browser.
 */
export function useLogIn(): UseLogInResult {
  const [send, isLoggingIn] = useShopMutation(LoginWithCookiesDocument, toAccountFailure, "no-cache");
  const refreshSession = useRefreshSession();

  const logIn = useCallback<UseLogInResult["logIn"]>(
    async (input) => {
      const { data, failure } = await send({ input });
      if (!data?.loginWithCookies) return failed(failure ?? { kind: "shopError" });
      await refreshSession();
      return ok(undefined);
    },
    [send, refreshSession],
  );

  return { logIn, isLoggingIn };
}
