import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import {
  failed,
  ok,
  type Address,
  type BillingAddress,
  type Result,
  type AccountFailure,
  type Viewer,
} from "@rewire/domain";
import { useCallback } from "react";
import {
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "../gql/graphql.ts";
import { readTotals } from "../client/readTotals.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAddressInput } from "./toAddressInput.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useUpdateCustomer`: the functions that update personal details and addresses. */
export interface UseUpdateCustomerResult {
  /**
   * Updates name and e-mail address. Fails with `notAllowed` after the log-in has ended, and with `wrongPassword` or `logInRefused` when the password for a new e-mail
   * address is incorrect.
   */
  readonly updateDetails: (
    change: Pick<Viewer, "firstName" | "lastName"> & {
      readonly email?: { readonly address: string; readonly currentPassword: string } | undefined;
    },
  ) => Promise<Result<void, AccountFailure>>;
  /** Saves one of the two addresses; the other is unchanged. Fails with `notAllowed` after the log-in has ended. */
  readonly saveAddress: (
    addressKind: "billing" | "shipping",
    address: Address | BillingAddress,
  ) => Promise<Result<void, AccountFailure>>;
}

type Variables = UpdateCustomerMutationVariables & {
  readonly currentPassword?: string;
  readonly requiresLogIn?: boolean;
};

/**
 * The gateway verifies the current password before an e-mail address is changed, and a log-in before anything is; the
 * shop would require neither, and store what belongs to the account in a guest's session.
 */
const document = UpdateCustomerDocument as TypedDocumentNode<UpdateCustomerMutation, Variables>;

/**
 * Returns functions that change the details and the addresses of the logged-in customer. Their promises resolve when
 * all components show the new values.
 */
export function useUpdateCustomer(): UseUpdateCustomerResult {
  const connection = useShopConnection();
  const [send] = useShopMutation(document, toAccountFailure, "no-cache");

  const update = useCallback(
    async (variables: Variables): Promise<Result<void, AccountFailure>> => {
      const { data, failure } = await send({ ...variables, requiresLogIn: true });
      if (!data?.updateCustomer) return failed(failure ?? { kind: "shopError" });
      // A guest's session is never an account, whatever the shop has stored.
      if (data.updateCustomer.customer?.databaseId === null) return failed({ kind: "notAllowed" });
      // The viewer's name is in another part of the response, and the cart's shipping depends on the address. A query of
      // its own, since no component may show the cart yet: there would be nothing to refetch, and what is cached stays.
      await readTotals(connection, "outdated");
      return ok(undefined);
    },
    [connection, send],
  );

  return {
    updateDetails: useCallback(
      ({ email, ...names }) =>
        update(
          email
            ? { input: { ...names, email: email.address }, currentPassword: email.currentPassword }
            : { input: names },
        ),
      [update],
    ),
    saveAddress: useCallback(
      (addressKind, address) => update({ input: { [addressKind]: toAddressInput(address) } }),
      [update],
    ),
  };
}
