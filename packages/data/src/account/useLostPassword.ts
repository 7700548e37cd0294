import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { ResetUserPasswordDocument, SendPasswordResetEmailDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** Result of `useLostPassword`: the functions for the two steps of a password reset. */
export interface UseLostPasswordResult {
  /**
   * Requests a reset link by e-mail; the response is the same when no such account exists.
   * @param username User name or e-mail address.
   */
  readonly sendResetLink: (username: string) => Promise<Result<void, AccountFailure>>;
  /** Sets a new password with the key and user name from the reset link. */
  readonly resetPassword: (reset: {
    readonly key: string;
    readonly login: string;
    readonly password: string;
  }) => Promise<Result<void, AccountFailure>>;
}

/**
 * Returns two functions: one requests a reset link by e-mail, the other sets a new password with the data from the
 * link.
 */
export function useLostPassword(): UseLostPasswordResult {
  const [sendMail] = useShopMutation(SendPasswordResetEmailDocument, toAccountFailure, "no-cache");
  const [resetUserPassword] = useShopMutation(ResetUserPasswordDocument, toAccountFailure, "no-cache");

  const sendResetLink = useCallback<UseLostPasswordResult["sendResetLink"]>(
    async (username) => {
      const { data, failure } = await sendMail({ input: { username } });
      return data?.sendPasswordResetEmail?.success ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [sendMail],
  );
  const resetPassword = useCallback<UseLostPasswordResult["resetPassword"]>(
    async (input) => {
      const { data, failure } = await resetUserPassword({ input });
      return data?.resetUserPassword ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [resetUserPassword],
  );

  return { sendResetLink, resetPassword };
}
