import type { ShopError } from "@rewire/data/server";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import type { AccountDependencies } from "./AccountDependencies.ts";
import {
  isCredentialError,
  type AccountResponse,
  type AccountOperations,
  type AccountRequest,
} from "./AccountRequest.ts";
import { createLogInToAccount, type LogInToAccount } from "./createLogInToAccount.ts";
import type { ValidatePassword } from "./createPasswordValidator.ts";
import { createPasswordVerifier, type VerifyPassword } from "./createPasswordVerifier.ts";
import { createRegistration } from "./register.ts";
import { createPasswordReset } from "./createPasswordReset.ts";
import { createUpdateUser } from "./updateUser.ts";

/** Account operations, with the log-in and password functions that other routes need. */
export interface AccountActions {
  readonly account: AccountOperations;
  /**
   * Logs in a newly created account; no rate limit applies, because no password is being guessed. Resolves with the
   * errors; empty on success.
   */
  readonly logInNewAccount: LogInToAccount;
  readonly verifyPassword: VerifyPassword;
  readonly validatePassword: ValidatePassword;
}

/**
 * Creates the account operations. Tokens and cookies of the shop stay in the gateway; the browser receives the
 * gateway's own cookies.
 */
export function createAccountOperations(dependencies: AccountDependencies): AccountActions {
  const { shop, strategy, logins, limits, validatePassword } = dependencies;
  const logInToAccount = createLogInToAccount(dependencies);

  const verifyPassword = createPasswordVerifier(strategy, limits);

  const { sendMail, reset: resetPassword } = createPasswordReset({ shop, limits, logins, validatePassword });
  const account: AccountOperations = new Map([
    ["loginWithCookies", createLogIn(dependencies, logInToAccount)],
    ["logout", createLogOut(dependencies)],
    ["registerCustomer", createRegistration({ ...dependencies, logInToAccount })],
    ["sendPasswordResetEmail", sendMail],
    ["resetUserPassword", resetPassword],
    ["updateUser", createUpdateUser({ ...dependencies, verifyPassword })],
  ]);
  return { account, logInNewAccount: logInToAccount, verifyPassword, validatePassword };
}

/** Error for any wrong name or password where messages are private. */
const logInError: ShopError = { message: "The user could not be logged in." };

/** Creates the log-in operation; wrong credentials count against the rate limits. */
function createLogIn({ limits, isPrivate }: AccountDependencies, logInToAccount: LogInToAccount) {
  return async (request: AccountRequest): Promise<AccountResponse> => {
    const { login, password, rememberMe } = readVariables("loginWithCookies", request.variables).input;
    const enteredCredentials = { login: login.trim(), password, rememberMe: rememberMe === true };
    const errors = await limits.tryPassword(enteredCredentials.login, request.address, async () => {
      const value = await logInToAccount(request, enteredCredentials);
      return { value, counts: value.some(isCredentialError) };
    });
    if (errors.length === 0)
      return { data: { loginWithCookies: { __typename: "LoginWithCookiesPayload", status: "SUCCESS" } }, errors };
    return {
      data: { loginWithCookies: null },
      errors: isPrivate && errors.some(isCredentialError) ? [logInError] : errors,
    };
  };
}

/** Creates the log-out operation. */
function createLogOut({ strategy, logins, cookies, queue, log }: AccountDependencies) {
  return async ({ c, shopper, isHttps }: AccountRequest): Promise<AccountResponse> => {
    const { logIn: current } = shopper;
    if (current) {
      await queue.run(`customer ${current.userId}`, () => logins.end(current));
      // The browser is logged out even if the shop fails.
      await strategy
        .logOut(current.credentials)
        .catch((error: unknown) => log.warn("The shop could not be told of a log-out", { error }));
    }
    logins.forget(c, isHttps);
    cookies.forget(c, isHttps);
    return { data: { logout: { __typename: "LogoutPayload", status: "SUCCESS" } }, errors: [] };
  };
}
