import { failed, ok, type Address, type BillingAddress, type Result, type CheckoutFailure } from "@rewire/domain";
import { useCallback, useState } from "react";
import { UpdateCustomerDocument } from "../gql/graphql.ts";
import { readTotals } from "../client/readTotals.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAddressInput } from "./toAddressInput.ts";
import { toCheckoutFailure } from "../failure/narrowFailure.ts";

/** Changes to the customer's addresses. The country alone is sufficient for calculating shipping costs. */
export interface AddressUpdate {
  readonly billing?: Partial<BillingAddress> | undefined;
  /** Shipping address. @default the billing address */
  readonly shipping?: Partial<Address> | undefined;
}

/** Result of `useUpdateAddress`: the mutation function, and whether the mutation is pending. */
export interface UseUpdateAddressResult {
  /**
   * Updates the address. Resolves when the cart shows the shipping and tax of the new address; if the cart cannot be
   * read after the update, the cart's `totalsState` says so.
   */
  readonly updateAddress: (update: AddressUpdate) => Promise<Result<void, CheckoutFailure>>;
  readonly isUpdating: boolean;
}

/**
 * Returns a function that updates the customer's address and then fetches the cart again, because the totals in the
 * response to the update are still those of the previous country.
 */
export function useUpdateAddress(): UseUpdateAddressResult {
  const connection = useShopConnection();
  const { pendingMutations } = connection;
  const [send] = useShopMutation(UpdateCustomerDocument, toCheckoutFailure, "no-cache");
  const [pendingCount, setPendingCount] = useState(0);

  const updateAddress = useCallback<UseUpdateAddressResult["updateAddress"]>(
    async ({ billing, shipping }) => {
      const { email: _email, phone: _phone, ...billingAddress } = billing ?? {};
      const input = {
        ...(billing ? { billing: toAddressInput(billing) } : {}),
        // The shop's own "same as billing" option resets the address to its base.
        shipping: toAddressInput(shipping ?? billingAddress),
      };
      // Until the cart has been fetched again its totals are outdated, so the mutation counts as pending.
      pendingMutations(pendingMutations() + 1);
      setPendingCount((count) => count + 1);
      try {
        const { data, failure } = await send({ input });
        if (!data?.updateCustomer?.customer) return failed(failure ?? { kind: "shopError" });
        await readTotals(connection, "outdated");
        return ok(undefined);
      } finally {
        pendingMutations(pendingMutations() - 1);
        setPendingCount((count) => count - 1);
      }
    },
    [connection, pendingMutations, send],
  );

  return { updateAddress, isUpdating: pendingCount > 0 };
}
