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
  GetCartDocument,
  UpdateCustomerDocument,
  type UpdateCustomerMutation,
  type UpdateCustomerMutationVariables,
} from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { useShopConnection } from "../client/ShopConnection.ts";
import { toAddressInput } from "./toAddressInput.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Changing what an account keeps, as verbs. */
export interface UpdateCustomer {
  /** Name and e-mail address. `wrongPassword` or `logInRefused` when the password for a new address is not right. */
  readonly updateDetails: (
    change: Pick<Viewer, "firstName" | "lastName"> & {
      readonly email?: { readonly address: string; readonly currentPassword: string } | undefined;
    },
  ) => Promise<Result<void, AccountFailure>>;
  /** One of the two addresses; the other stays as it is. */
  readonly saveAddress: (
    use: "billing" | "shipping",
    address: Address | BillingAddress,
  ) => Promise<Result<void, AccountFailure>>;
}

type Variables = UpdateCustomerMutationVariables & { readonly currentPassword?: string };

/** The gateway proves the current password before it lets an e-mail address be changed; the shop would not ask for it. */
const document = UpdateCustomerDocument as TypedDocumentNode<UpdateCustomerMutation, Variables>;

/** Changes the details and addresses of who is logged in; resolves when everything shows them. */
export function useUpdateCustomer(): UpdateCustomer {
  const { apollo } = useShopConnection();
  const [send] = useShopMutation(document, toAccountFailure, "no-cache");

  const update = useCallback(
    async (variables: Variables): Promise<Result<void, AccountFailure>> => {
      const { data, failure } = await send(variables);
      if (!data?.updateCustomer) return failed(failure ?? { kind: "shopError" });
      // The viewer's name is another part of the answer, and the cart's shipping follows the address.
      await apollo.refetchQueries({ include: [GetCartDocument] }).catch(() => undefined);
      return ok(undefined);
    },
    [apollo, send],
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
    saveAddress: useCallback((use, address) => update({ input: { [use]: toAddressInput(address) } }), [update]),
  };
}
