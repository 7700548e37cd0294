import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import { normalizeAccountName } from "../../storage/limits/accountName.ts";
import { SHARED_KEY, type Limits } from "../../storage/limits/createLimits.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import { sendOperationWithoutSession, type AccountResponse, type AccountRequest } from "./AccountRequest.ts";
import type { Logins } from "../../shop/authentication/createLogins.ts";
import type { ValidatePassword } from "./createPasswordValidator.ts";

interface PasswordResetDependencies {
  readonly shop: ShopClient;
  readonly limits: Limits;
  readonly logins: Pick<Logins, "endOtherLogins">;
  readonly validatePassword: ValidatePassword;
}

const resetResponseSchema = v.object({ resetUserPassword: v.object({ user: v.object({ databaseId: v.number() }) }) });

/** Creates the two operations of a password reset: requesting the link by e-mail, and setting the new password. */
export function createPasswordReset({ shop, limits, logins, validatePassword }: PasswordResetDependencies) {
  const { resetMail: resetMailLimit, resetKey: resetKeyLimit } = limits;

  const sendResetMail = ({ operation, variables, address }: AccountRequest): Promise<AccountResponse> => {
    const username = readVariables("sendPasswordResetEmail", variables).input.username.trim();
    // Unknown names count as well: a limit must not reveal whether an account exists.
    return resetMailLimit.make({ address, recipient: normalizeAccountName(username), sum: SHARED_KEY }, async () => ({
      value: await sendOperationWithoutSession(shop, operation, { username }),
      counts: true,
    }));
  };

  const resetPassword = ({ operation, variables, address }: AccountRequest): Promise<AccountResponse> => {
    const { key, login, password } = readVariables("resetUserPassword", variables).input;
    const input = { key, login, password: validatePassword(password, [login]) };
    return resetKeyLimit.make({ address, account: normalizeAccountName(login), sum: SHARED_KEY }, async () => {
      const value = await sendOperationWithoutSession(shop, operation, input);
      const isRejected = value.errors.length > 0;
      // The owner of the account's mailbox may log in from this address, even during an attack on the account.
      if (!isRejected) await limits.knownAddresses.remember(login, address);
      // Existing log-ins with the previous password may be the reason for the reset and are ended.
      const owner = isRejected ? null : parseOrNull(resetResponseSchema, value.data)?.resetUserPassword.user;
      if (owner) await logins.endOtherLogins(owner.databaseId, null);
      return { value, counts: isRejected };
    });
  };

  return { sendMail: sendResetMail, reset: resetPassword };
}
