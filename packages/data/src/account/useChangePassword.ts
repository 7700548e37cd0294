import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { UpdateUserDocument, type UpdateUserMutation, type UpdateUserMutationVariables } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Changing the password as a verb and a flag. */
export interface ChangePassword {
  /** Stays logged in. `wrongPassword` or `logInRefused` when the current one is not right. */
  readonly changePassword: (change: {
    readonly userId: number;
    readonly current: string;
    readonly next: string;
  }) => Promise<Result<void, AccountFailure>>;
  readonly isChanging: boolean;
}

/** The gateway proves the current password before it lets the change through; the shop would not ask for it. */
const document = UpdateUserDocument as TypedDocumentNode<
  UpdateUserMutation,
  UpdateUserMutationVariables & { readonly currentPassword: string }
>;

/** Changes the password of who is logged in. */
export function useChangePassword(): ChangePassword {
  const [send, isChanging] = useShopMutation(document, toAccountFailure, "no-cache");

  const changePassword = useCallback<ChangePassword["changePassword"]>(
    async ({ userId, current, next }) => {
      const { data, failure } = await send({ input: { id: String(userId), password: next }, currentPassword: current });
      return data?.updateUser ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [send],
  );

  return { changePassword, isChanging };
}
