import { toFailure, type ShopClient, type ShopError } from "@rewire/data/server";
import { shortestPassword } from "@rewire/domain";
import type { Context } from "hono";
import type { AllowedOperation } from "../graphql/allowedOperations.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { readVariables } from "../graphql/variableSchemas.ts";
import type { Log } from "../log/createLog.ts";
import type { Queue } from "../session/createQueue.ts";
import { newBinding, type SessionCookies } from "../session/createSessionCookies.ts";
import { sessionKey } from "../session/sessionKey.ts";
import type { AttemptLimit } from "./createAttemptLimit.ts";
import type { LogIns } from "./createLogIns.ts";
import { usableToken, type Visitor, type Visits } from "./createVisits.ts";
import type { Answer, LogInManner, TypedCredentials } from "./LogIn.ts";

/** A request for one of these operations. */
export interface AccountRequest {
  readonly c: Context;
  readonly operation: AllowedOperation;
  readonly variables: Record<string, unknown>;
  readonly visitor: Visitor;
  readonly secure: boolean;
  /** Where it comes from, for limits. */
  readonly address: string;
}

/** What goes back to the browser: the operation's data or why not. */
export type AccountAnswer = Pick<Answer, "data" | "errors">;

/** Operations that change who somebody is; by name. */
export type AccountOperations = ReadonlyMap<string, (request: AccountRequest) => Promise<AccountAnswer>>;

interface AccountParts {
  readonly shop: ShopClient;
  readonly manner: LogInManner;
  readonly visits: Visits;
  readonly logIns: LogIns;
  readonly cookies: SessionCookies;
  readonly queue: Queue;
  readonly log: Log;
  readonly limits: { readonly logIn: AttemptLimit; readonly resetMail: AttemptLimit; readonly resetKey: AttemptLimit };
}

/** Makes them. Tokens and cookies of the shop stay here; the browser gets ours. */
export function accountOperations({ shop, manner, visits, logIns, cookies, queue, log, limits }: AccountParts): AccountOperations {
  /** Lets somebody in; the cart of the session before joins the account's. */
  const enter = async ({ c, visitor, secure }: AccountRequest, typed: TypedCredentials) => {
    if (visitor.logIn) await logIns.end(visitor.logIn);
    const guestToken = usableToken(visitor.token, null);
    const { credentials, answer } = await manner.logIn(typed, guestToken);
    if (!credentials && answer.errors.length > 0) return answer.errors;
    // Changes of the guest's cart that are under way come first, so that they join too.
    const who = credentials && (await (guestToken ? queue.run(sessionKey(guestToken), () => visits.whoIs(credentials, guestToken)) : visits.whoIs(credentials)));
    if (!credentials || !who) {
      throw new Refusal(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    }
    await logIns.start(c, { userId: who.userId, username: who.username || typed.login, credentials, isRemembered: typed.rememberMe }, secure);
    // The session of before may be known to whoever planted it: none of it goes on, and the account's is bound anew.
    if (who.token && (guestToken === null || sessionKey(who.token) !== sessionKey(guestToken))) cookies.write(c, who.token, newBinding(), secure);
    else cookies.forget(c, secure);
    return [];
  };

  const logIn = async (request: AccountRequest): Promise<AccountAnswer> => {
    const { login, password, rememberMe } = readVariables("loginWithCookies", request.variables).input;
    const typed = { login: login.trim(), password, rememberMe: rememberMe === true };
    const errors = await limits.logIn.make(request.address, async () => {
      const value = await enter(request, typed);
      return { value, counts: value.some(isWrongCredential) };
    });
    return errors.length > 0 ? { data: { loginWithCookies: null }, errors } : { data: { loginWithCookies: { __typename: "LoginWithCookiesPayload", status: "SUCCESS" } }, errors };
  };

  const logOut = async ({ c, visitor, secure }: AccountRequest): Promise<AccountAnswer> => {
    const { logIn: current } = visitor;
    if (current) {
      await queue.run(`customer ${current.userId}`, () => logIns.end(current));
      // The browser is out whatever the shop says.
      await manner.logOut(current.credentials).catch((error: unknown) => log.warn("The shop could not be told of a log-out", { error }));
    }
    logIns.forget(c, secure);
    cookies.forget(c, secure);
    return { data: { logout: { __typename: "LogoutPayload", status: "SUCCESS" } }, errors: [] };
  };

  const register = async (request: AccountRequest): Promise<AccountAnswer> => {
    const { input } = readVariables("registerCustomer", request.variables);
    const [username, email, password] = [input.username?.trim() ?? "", input.email.trim(), newPassword(input.password)];
    const { data, errors } = await send(shop, request.operation, { ...givenIn(input), email, username: username || undefined });
    if (errors.length > 0 || !data?.["registerCustomer"]) return { data, errors };
    const refused = await enter(request, { login: username || email, password, rememberMe: true });
    if (refused.length > 0) throw new Refusal(502, "Your credentials are correct, but there was an error logging in.", "logInLost");
    return { data, errors };
  };

  const sendResetMail = (request: AccountRequest): Promise<AccountAnswer> => {
    const username = readVariables("sendPasswordResetEmail", request.variables).input.username.trim();
    return limits.resetMail.make(request.address, async () => ({ value: await send(shop, request.operation, { username }), counts: true }));
  };

  const resetPassword = (request: AccountRequest): Promise<AccountAnswer> => {
    const { key, login, password } = readVariables("resetUserPassword", request.variables).input;
    const reset = { key, login, password: newPassword(password) };
    return limits.resetKey.make(request.address, async () => {
      const value = await send(shop, request.operation, reset);
      return { value, counts: value.errors.length > 0 };
    });
  };

  const updateUser = async ({ operation, variables, visitor, address }: AccountRequest): Promise<AccountAnswer> => {
    const { logIn: current } = visitor;
    if (!current) throw new Refusal(403, "Please log in first.", "notAllowed");
    const { input: given, currentPassword } = readVariables("updateUser", variables);
    const input = { ...givenIn(given), id: String(current.userId) };
    const change = () => visits.ask({ ...visitor, logIn: current }, (options) => shop.send({ query: operation.text, operationName: operation.name, variables: { input } }, options), { isMutation: false });
    if (typeof given.password !== "string") return (await change()).answer;

    const typed = { login: current.username, password: currentPassword ?? "", rememberMe: current.isRemembered };
    const password = newPassword(given.password);
    const refused = await limits.logIn.make(address, async () => {
      const { credentials, answer } = await manner.logIn(typed, null);
      return { value: credentials ? [] : answer.errors, counts: answer.errors.some(isWrongCredential) };
    });
    if (refused.length > 0) return { data: { updateUser: null }, errors: refused };
    // As one step: the old credentials end with the old password, and who asks meanwhile waits for the new ones.
    return queue.run(`customer ${current.userId}`, async () => {
      const { answer, logIn: still } = await change();
      if (answer.errors.length > 0 || !still) return answer;
      const credentials = (await manner.afterPasswordChange(still.credentials, answer)) ?? (await manner.logIn({ ...typed, password }, null)).credentials;
      if (credentials) await logIns.update({ ...still, credentials });
      return answer;
    });
  };

  return new Map([
    ["loginWithCookies", logIn],
    ["logout", logOut],
    ["registerCustomer", register],
    ["sendPasswordResetEmail", sendResetMail],
    ["resetUserPassword", resetPassword],
    ["updateUser", updateUser],
  ]);
}

const send = (shop: ShopClient, { text, name }: AllowedOperation, input: Record<string, unknown>) =>
  shop.send({ query: text, operationName: name, variables: { input } });

/** The fields that say something. */
const givenIn = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Failures that somebody who tries out names and passwords makes. */
const isWrongCredential = ({ message }: ShopError): boolean => ["unknownUser", "wrongPassword", "logInRefused"].includes(toFailure(message).kind);

function newPassword(password: string): string {
  if (password.length < shortestPassword) throw new Refusal(422, `A new password has at least ${shortestPassword} characters.`, "passwordTooShort");
  return password;
}
