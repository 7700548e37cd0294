import type { ShopError } from "@rewire/data/server";
import { HttpError } from "../../http/HttpError.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import { isCredentialError } from "./AccountRequest.ts";
import type { LogIn, LogInStrategy } from "../../shop/authentication/LogIn.ts";

/**
 * Verifies the password of the logged-in customer, because the shop does not require it for a change of e-mail address
 * or password. Resolves with the errors, or with an empty list if the password is correct.
 *
 * @throws HttpError 429 after too many wrong passwords, 422 `credentialsMissing` if no password is given
 */
export type VerifyPassword = (logIn: LogIn, password: string | null | undefined) => Promise<readonly ShopError[]>;

/**
 * Creates the function that verifies the current password. Wrong passwords are counted per log-in, so that an attacker
 * who is not logged in cannot lock out the customer.
 */
export function createPasswordVerifier(strategy: LogInStrategy, limits: Limits): VerifyPassword {
  return async ({ id, username, isRemembered }, password) => {
    if (!password) throw new HttpError(422, "Please enter your current password.", "credentialsMissing");
    return limits.logIn.make({ ownAddress: `log-in ${id}` }, async () => {
      const { credentials, response } = await strategy.logIn(
        { login: username, password, rememberMe: isRemembered },
        null,
      );
      return { value: credentials ? [] : response.errors, counts: response.errors.some(isCredentialError) };
    });
  };
}
