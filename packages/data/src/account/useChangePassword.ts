import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateUserDocument, type UpdateUserMutation, type UpdateUserMutationVariables } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useChangePassword`: the mutation function, and whether the mutation is pending. */
export interface UseChangePasswordResult {
  /**
   * Changes the password; the session stays logged in. Fails with `wrongPassword` or `logInRefused` when the current
   * password is incorrect.
   */
  readonly changePassword: (change: {
    readonly userId: number;
    readonly current: string;
    readonly next: string;
  }) => Promise<Result<void, AccountFailure>>;
  readonly isChanging: boolean;
}

/** The gateway verifies the current password before it forwards the change; the shop would not require it. */
const document = UpdateUserDocument as TypedDocumentNode<
  UpdateUserMutation,
  UpdateUserMutationVariables & { readonly currentPassword: string }
>;

/** Returns a function that changes the password of the logged-in customer. */
export function useChangePassword(): UseChangePasswordResult {
  const [send, isChanging] = useShopMutation(document, toAccountFailure, "no-cache");

  const changePassword = useCallback<UseChangePasswordResult["changePassword"]>(
    async ({ userId, current, next }) => {
      const { data, failure } = await send({ input: { id: String(userId), password: next }, currentPassword: current });
      return data?.updateUser ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [send],
  );

  return { changePassword, isChanging };
}
