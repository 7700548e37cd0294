import type { ShopError } from "@rewire/data/server";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import type { AccountParts } from "./AccountParts.ts";
import {
  isWrongCredential,
  type AccountAnswer,
  type AccountOperations,
  type AccountRequest,
} from "./AccountRequest.ts";
import { createEnterAccount, type EnterAccount } from "./enterAccount.ts";
import type { NewPassword } from "./newPassword.ts";
import { createProvePassword, type ProvePassword } from "./provePassword.ts";
import { createRegister } from "./register.ts";
import { createPasswordReset } from "./resetPassword.ts";
import { createUpdateUser } from "./updateUser.ts";

/** What accounts can do. */
export interface AccountActions {
  readonly account: AccountOperations;
  /** Logs in who has just opened an account: nothing is tried out, so nothing is counted. Answers why not. */
  readonly enterNewAccount: EnterAccount;
  readonly provePassword: ProvePassword;
  readonly newPassword: NewPassword;
}

/** Makes them. Tokens and cookies of the shop stay here; the browser gets ours. */
export function accountOperations(parts: AccountParts): AccountActions {
  const { shop, strategy, logIns, limits, newPassword } = parts;
  const enter = createEnterAccount(parts);

  const provePassword = createProvePassword(strategy, limits);

  const { sendMail, reset } = createPasswordReset({ shop, limits, logIns, newPassword });
  const account: AccountOperations = new Map([
    ["loginWithCookies", createLogIn(parts, enter)],
    ["logout", createLogOut(parts)],
    ["registerCustomer", createRegister({ ...parts, enter })],
    ["sendPasswordResetEmail", sendMail],
    ["resetUserPassword", reset],
    ["updateUser", createUpdateUser({ ...parts, provePassword })],
  ]);
  return { account, enterNewAccount: enter, provePassword, newPassword };
}

/** What is said of any wrong name or password where messages are private. */
const refusedLogIn: ShopError = { message: "The user could not be logged in." };

/** Makes the operation that logs in; wrong credentials count against the limits. */
function createLogIn({ limits, isPrivate }: AccountParts, enter: EnterAccount) {
  return async (request: AccountRequest): Promise<AccountAnswer> => {
    const { login, password, rememberMe } = readVariables("loginWithCookies", request.variables).input;
    const typed = { login: login.trim(), password, rememberMe: rememberMe === true };
    const errors = await limits.tryPassword(typed.login, request.address, async () => {
      const value = await enter(request, typed);
      return { value, counts: value.some(isWrongCredential) };
    });
    if (errors.length === 0)
      return { data: { loginWithCookies: { __typename: "LoginWithCookiesPayload", status: "SUCCESS" } }, errors };
    return {
      data: { loginWithCookies: null },
      errors: isPrivate && errors.some(isWrongCredential) ? [refusedLogIn] : errors,
    };
  };
}

/** Makes the operation that logs out. */
function createLogOut({ strategy, logIns, cookies, queue, log }: AccountParts) {
  return async ({ c, shopper, secure }: AccountRequest): Promise<AccountAnswer> => {
    const { logIn: current } = shopper;
    if (current) {
      await queue.run(`customer ${current.userId}`, () => logIns.end(current));
      // The browser is out whatever the shop says.
      await strategy
        .logOut(current.credentials)
        .catch((error: unknown) => log.warn("The shop could not be told of a log-out", { error }));
    }
    logIns.forget(c, secure);
    cookies.forget(c, secure);
    return { data: { logout: { __typename: "LogoutPayload", status: "SUCCESS" } }, errors: [] };
  };
}
