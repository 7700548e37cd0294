import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { LoginWithCookiesDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useReadAnew } from "./useReadAnew.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Logging in as a verb and a flag. */
export interface LogIn {
  /** Resolves when cart and customer are those of the account; the guest's cart has joined it. */
  readonly logIn: (typed: {
    readonly login: string;
    readonly password: string;
    readonly rememberMe: boolean;
  }) => Promise<Result<void, AccountFailure>>;
  readonly isLoggingIn: boolean;
}

/** Logs in. What proves it to the shop stays with the gateway. */
export function useLogIn(): LogIn {
  const [send, isLoggingIn] = useShopMutation(LoginWithCookiesDocument, toAccountFailure, "no-cache");
  const readAnew = useReadAnew();

  const logIn = useCallback<LogIn["logIn"]>(
    async (input) => {
      const { data, failure } = await send({ input });
      if (!data?.loginWithCookies) return failed(failure ?? { kind: "shopError" });
      await readAnew();
      return ok(undefined);
    },
    [send, readAnew],
  );

  return { logIn, isLoggingIn };
}
