import { HttpError } from "../../http/HttpError.ts";
import type { LogIn, LogInStrategy } from "../../shop/authentication/LogIn.ts";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import type { AccountDependencies } from "./AccountDependencies.ts";
import { omitNullFields, type AccountResponse, type AccountRequest } from "./AccountRequest.ts";
import type { VerifyPassword } from "./createPasswordVerifier.ts";

type UpdateUserDependencies = Pick<
  AccountDependencies,
  "shop" | "strategy" | "shopSessions" | "logins" | "queue" | "validatePassword"
> & {
  readonly verifyPassword: VerifyPassword;
};

/**
 * Creates the operation that updates an account. Changing the e-mail address or password requires the current password.
 */
export function createUpdateUser(dependencies: UpdateUserDependencies) {
  const { shop, shopSessions, queue, validatePassword, verifyPassword } = dependencies;
  return async ({ operation, variables, shopper }: AccountRequest): Promise<AccountResponse> => {
    const { logIn: currentLogIn } = shopper;
    if (!currentLogIn) throw new HttpError(403, "Please log in first.", "notAllowed");
    const { input: changes, currentPassword } = readVariables("updateUser", variables);
    const input = { ...omitNullFields(changes), id: String(currentLogIn.userId) };
    const updateAccount = (holdsLock: boolean) =>
      shopSessions.sendRequest(
        { ...shopper, logIn: currentLogIn },
        (options) => shop.send({ query: operation.text, operationName: operation.name, variables: { input } }, options),
        { isMutation: false, holdsLock },
      );
    const password =
      typeof changes.password === "string" ? validatePassword(changes.password, [currentLogIn.username]) : null;
    if (password === null && typeof changes.email !== "string") return (await updateAccount(false)).response;
    const passwordErrors = await verifyPassword(currentLogIn, currentPassword);
    if (passwordErrors.length > 0) return { data: { updateUser: null }, errors: passwordErrors };
    if (password === null) return (await updateAccount(false)).response;
    // Runs as one step: the old credentials end with the old password, and concurrent requests wait for the new ones.
    return queue.run(`customer ${currentLogIn.userId}`, async () => {
      const { response, logIn: renewedLogIn } = await updateAccount(true);
      if (response.errors.length > 0 || !renewedLogIn) return response;
      await renewOwnSession(dependencies, renewedLogIn, password, response);
      return response;
    });
  };
}

/** Logs in again with the new password, and ends the account's log-ins in all other browsers. */
async function renewOwnSession(
  { strategy, logins }: UpdateUserDependencies,
  logIn: LogIn,
  password: string,
  response: Parameters<LogInStrategy["afterPasswordChange"]>[1],
): Promise<void> {
  const enteredCredentials = { login: logIn.username, password, rememberMe: logIn.isRemembered };
  const credentials =
    (await strategy.afterPasswordChange(logIn.credentials, response)) ??
    (await strategy.logIn(enteredCredentials, null)).credentials;
  if (credentials) await logins.update({ ...logIn, credentials });
  await logins.endOtherLogins(logIn.userId, logIn.id);
}
