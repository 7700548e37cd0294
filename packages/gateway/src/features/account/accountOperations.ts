import type { ShopClient, ShopError } from "@rewire/data/server";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import { Refusal } from "../../http/HttpError.ts";
import { readVariables } from "../../shop/operations/variableSchemas.ts";
import type { Limits } from "../../storage/limits/createLimits.ts";
import type { Log } from "../../log/createLog.ts";
import type { Queue } from "../../storage/createQueue.ts";
import { newBinding, type SessionCookies } from "../../shop/session/createSessionCookies.ts";
import { sessionKey } from "../../shop/session/sessionKey.ts";
import {
  givenIn,
  isWrongCredential,
  type AccountAnswer,
  type AccountOperations,
  type AccountRequest,
  type AccountVisitor,
} from "./AccountRequest.ts";
import type { LogIns } from "../../shop/authentication/createLogIns.ts";
import { usableToken, type Visits } from "../../shop/session/createVisits.ts";
import type { LogIn, LogInManner, TypedCredentials } from "../../shop/authentication/LogIn.ts";
import type { NewPassword } from "./newPassword.ts";
import { createProvePassword, type ProvePassword } from "./provePassword.ts";
import { createRegister } from "./register.ts";
import { createPasswordReset } from "./resetPassword.ts";
import type { LogInWatch } from "../../shop/authentication/watchLogIn.ts";

interface AccountParts {
  readonly shop: ShopClient;
  readonly operations: ReadonlyMap<string, AllowedOperation>;
  readonly manner: LogInManner;
  readonly visits: Visits;
  readonly logIns: LogIns;
  readonly cookies: SessionCookies;
  readonly queue: Queue;
  readonly log: Log;
  readonly limits: Limits;
  readonly logInWatch: LogInWatch;
  readonly newPassword: NewPassword;
  /** Whether answers hide who has an account. */
  readonly isPrivate: boolean;
}

/** What accounts can do. */
export interface AccountActions {
  readonly account: AccountOperations;
  /** Logs in who has just opened an account: nothing is tried out, so nothing is counted. Answers why not. */
  readonly enterNewAccount: (visitor: AccountVisitor, typed: TypedCredentials) => Promise<readonly ShopError[]>;
  readonly provePassword: ProvePassword;
  readonly newPassword: NewPassword;
}

/** What is said of any wrong name or password where messages are private. */
const refusedLogIn: ShopError = { message: "The user could not be logged in." };

/** Makes them. Tokens and cookies of the shop stay here; the browser gets ours. */
export function accountOperations(parts: AccountParts): AccountActions {
  const { shop, manner, visits, logIns, cookies, queue, log, limits, newPassword, isPrivate } = parts;

  /** Lets somebody in; the cart of the session before joins the account's. */
  const enter = async (
    { c, visitor, secure, address }: AccountVisitor,
    typed: TypedCredentials,
  ): Promise<readonly ShopError[]> => {
    if (visitor.logIn) await logIns.end(visitor.logIn);
    const guestToken = usableToken(visitor.token, null);
    const { credentials, answer } = await manner.logIn(typed, guestToken);
    if (!credentials && answer.errors.length > 0) return answer.errors;
    // Changes of the guest's cart that are under way come first, so that they join too.
    const who =
      credentials &&
      (await (guestToken
        ? queue.run(sessionKey(guestToken), () => visits.whoIs(credentials, guestToken))
        : visits.whoIs(credentials)));
    if (!credentials || !who) {
      throw new Refusal(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    }
    await logIns.start(
      c,
      { userId: who.userId, username: who.username || typed.login, credentials, isRemembered: typed.rememberMe },
      secure,
    );
    // The session of before may be known to whoever planted it: none of it goes on, and the account's is bound anew.
    if (who.token && (guestToken === null || sessionKey(who.token) !== sessionKey(guestToken)))
      cookies.write(c, who.token, newBinding(), secure);
    else cookies.forget(c, secure);
    log.info("Somebody is let into an account", { security: "logIn", customer: who.userId, address });
    // By whichever of their names they come next time.
    for (const name of new Set([typed.login, who.username || typed.login])) await limits.known.remember(name, address);
    return [];
  };

  const logIn = async (request: AccountRequest): Promise<AccountAnswer> => {
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

  const logOut = async ({ c, visitor, secure }: AccountRequest): Promise<AccountAnswer> => {
    const { logIn: current } = visitor;
    if (current) {
      await queue.run(`customer ${current.userId}`, () => logIns.end(current));
      // The browser is out whatever the shop says.
      await manner
        .logOut(current.credentials)
        .catch((error: unknown) => log.warn("The shop could not be told of a log-out", { error }));
    }
    logIns.forget(c, secure);
    cookies.forget(c, secure);
    return { data: { logout: { __typename: "LogoutPayload", status: "SUCCESS" } }, errors: [] };
  };

  const provePassword = createProvePassword(manner, limits);

  const updateUser = async ({ operation, variables, visitor }: AccountRequest): Promise<AccountAnswer> => {
    const { logIn: current } = visitor;
    if (!current) throw new Refusal(403, "Please log in first.", "notAllowed");
    const { input: given, currentPassword } = readVariables("updateUser", variables);
    const input = { ...givenIn(given), id: String(current.userId) };
    const change = () =>
      visits.ask(
        { ...visitor, logIn: current },
        (options) => shop.send({ query: operation.text, operationName: operation.name, variables: { input } }, options),
        { isMutation: false },
      );
    const password = typeof given.password === "string" ? newPassword(given.password, [current.username]) : null;
    if (password === null && typeof given.email !== "string") return (await change()).answer;
    const refused = await provePassword(current, currentPassword);
    if (refused.length > 0) return { data: { updateUser: null }, errors: refused };
    if (password === null) return (await change()).answer;
    // As one step: the old credentials end with the old password, and who asks meanwhile waits for the new ones.
    return queue.run(`customer ${current.userId}`, async () => {
      const { answer, logIn: still } = await change();
      if (answer.errors.length > 0 || !still) return answer;
      await keepNewest(still, password, answer);
      return answer;
    });
  };

  const keepNewest = async (
    logIn: LogIn,
    password: string,
    answer: Parameters<LogInManner["afterPasswordChange"]>[1],
  ) => {
    const typed = { login: logIn.username, password, rememberMe: logIn.isRemembered };
    const credentials =
      (await manner.afterPasswordChange(logIn.credentials, answer)) ?? (await manner.logIn(typed, null)).credentials;
    if (credentials) await logIns.update({ ...logIn, credentials });
    await logIns.endOthers(logIn.userId, logIn.id);
  };

  const { sendMail, reset } = createPasswordReset({ shop, limits, logIns, newPassword });
  const account: AccountOperations = new Map([
    ["loginWithCookies", logIn],
    ["logout", logOut],
    ["registerCustomer", createRegister({ ...parts, enter })],
    ["sendPasswordResetEmail", sendMail],
    ["resetUserPassword", reset],
    ["updateUser", updateUser],
  ]);
  return { account, enterNewAccount: enter, provePassword, newPassword };
}
