import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RegisterCustomerDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useRefreshSession } from "./useRefreshSession.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useRegister`: the mutation function, and whether the mutation is pending. */
export interface UseRegisterResult {
  /**
   * Creates an account. Resolves when the new customer is logged in, or when the shop only confirms that an e-mail
   * follows.
   *
   * @param registration With an empty user name the shop generates one.
   */
  readonly register: (registration: {
    readonly username: string;
    readonly email: string;
    readonly password: string;
  }) => Promise<Result<"loggedIn" | "mailFollows", AccountFailure>>;
  readonly isRegistering: boolean;
}

/**
 * Returns a function that creates an account. The new customer is logged in, unless the shop requires a confirmation by
 * e-mail first.
 */
export function useRegister(): UseRegisterResult {
  const [send, isRegistering] = useShopMutation(RegisterCustomerDocument, toAccountFailure, "no-cache");
  const refreshSession = useRefreshSession();

  const register = useCallback<UseRegisterResult["register"]>(
    async ({ username, ...rest }) => {
      const { data, failure } = await send({ input: { ...rest, ...(username ? { username } : {}) } });
      if (!data?.registerCustomer) return failed(failure ?? { kind: "shopError" });
      if (!data.registerCustomer.customer) return ok("mailFollows");
      await refreshSession();
      return ok("loggedIn");
    },
    [send, refreshSession],
  );

  return { register, isRegistering };
}
