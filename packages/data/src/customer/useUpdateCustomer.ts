import { failed, ok, type Address, type BillingAddress, type Result, type ShopFailure, type Viewer } from "@rewire/domain";
import { useCallback } from "react";
import { GetCartDocument, UpdateCustomerDocument, type UpdateCustomerInput } from "../gql/graphql.ts";
import { useShopMutation } from "../store/useShopMutation.ts";
import { useStoreClient } from "../store/StoreClientProvider.tsx";
import { toAddressInput } from "./toAddressInput.ts";

/** Changing what an account keeps, as verbs. */
export interface UpdateCustomer {
  /** Name and e-mail address. */
  readonly updateDetails: (details: Pick<Viewer, "firstName" | "lastName" | "email">) => Promise<Result<void, ShopFailure>>;
  /** One of the two addresses; the other stays as it is. */
  readonly saveAddress: (use: "billing" | "shipping", address: Address | BillingAddress) => Promise<Result<void, ShopFailure>>;
}

/** Changes the details and addresses of who is logged in; resolves when everything shows them. */
export function useUpdateCustomer(): UpdateCustomer {
  const { apollo } = useStoreClient();
  const [send] = useShopMutation(UpdateCustomerDocument, "no-cache");

  const update = useCallback(
    async (input: UpdateCustomerInput): Promise<Result<void, ShopFailure>> => {
      const { data, failure } = await send({ input });
      if (!data?.updateCustomer) return failed(failure ?? { kind: "shopError" });
      // The viewer's name is another part of the answer, and the cart's shipping follows the address.
      await apollo.refetchQueries({ include: [GetCartDocument] }).catch(() => undefined);
      return ok(undefined);
    },
    [apollo, send],
  );

  return {
    updateDetails: update,
    saveAddress: useCallback((use, address) => update({ [use]: toAddressInput(address) }), [update]),
  };
}
