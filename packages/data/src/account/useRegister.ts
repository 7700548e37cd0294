import { failed, ok, type Result, type ShopFailure } from "@rewire/domain";
import { useCallback } from "react";
import { RegisterCustomerDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../store/useShopMutation.ts";
import { useReadAnew } from "./useReadAnew.ts";

/** Opening an account as a verb and a flag. */
export interface Register {
  /** Resolves when the new customer is logged in. @param registration An empty user name lets the shop make one. */
  readonly register: (registration: { readonly username: string; readonly email: string; readonly password: string }) => Promise<Result<void, ShopFailure>>;
  readonly isRegistering: boolean;
}

/** Opens an account and logs in. */
export function useRegister(): Register {
  const [send, isRegistering] = useShopMutation(RegisterCustomerDocument, "no-cache");
  const readAnew = useReadAnew();

  const register = useCallback<Register["register"]>(
    async ({ username, ...rest }) => {
      const { data, failure } = await send({ input: { ...rest, ...(username ? { username } : {}) } });
      if (!data?.registerCustomer) return failed(failure ?? { kind: "shopError" });
      await readAnew();
      return ok(undefined);
    },
    [send, readAnew],
  );

  return { register, isRegistering };
}
