import { failed, ok, type Result, type AccountFailure } from "@rewire/domain";
import { useCallback } from "react";
import { ResetUserPasswordDocument, SendPasswordResetEmailDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toAccountFailure } from "../failure/narrowFailure.ts";

/** The two steps of a lost password. */
export interface LostPassword {
  /** Has a link sent; the same answer for an account that there is not. @param username Or the e-mail address. */
  readonly sendLink: (username: string) => Promise<Result<void, AccountFailure>>;
  /** Sets a new password with what the link says. */
  readonly resetPassword: (reset: {
    readonly key: string;
    readonly login: string;
    readonly password: string;
  }) => Promise<Result<void, AccountFailure>>;
}

/** Asks for the link in an e-mail, and sets the new password of who comes by it. */
export function useLostPassword(): LostPassword {
  const [sendMail] = useShopMutation(SendPasswordResetEmailDocument, toAccountFailure, "no-cache");
  const [reset] = useShopMutation(ResetUserPasswordDocument, toAccountFailure, "no-cache");

  const sendLink = useCallback<LostPassword["sendLink"]>(
    async (username) => {
      const { data, failure } = await sendMail({ input: { username } });
      return data?.sendPasswordResetEmail?.success ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [sendMail],
  );
  const resetPassword = useCallback<LostPassword["resetPassword"]>(
    async (input) => {
      const { data, failure } = await reset({ input });
      return data?.resetUserPassword ? ok(undefined) : failed(failure ?? { kind: "shopError" });
    },
    [reset],
  );

  return { sendLink, resetPassword };
}
