import { shortestPassword } from "@rewire/domain";
import { Refusal } from "./Refusal.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Takes out of checkout's variables what a browser has no say in. The shop believes whoever claims `isPaid`, and makes
 * an account of a blank one. An account that is wanted owns its order (`authenticate`).
 *
 * @throws Refusal if the browser claims that the order is paid, names a transaction, or wants half an account.
 */
export function guardCheckout(variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]): [string, unknown][] => {
      if (name === "isPaid" || name === "transactionId") {
        if (value) throw new Refusal(403, "Whether an order is paid is not for the browser to say.", "notAllowed");
        return [];
      }
      if (name === "account") return isBlankAccount(value) ? [] : [[name, guardAccount(value)]];
      return [[name, name === "input" && isRecord(value) ? guardCheckout(value) : value]];
    }),
  );
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === "string" && value.trim() === "");

/** The shop would make up a name or a password that nobody knows. */
function guardAccount(account: unknown): Record<string, unknown> {
  const { username, password } = isRecord(account) ? account : {};
  if (typeof username !== "string" || isBlank(username)) throw new Refusal(422, "An account needs a user name.", "usernameInvalid");
  if (typeof password !== "string" || password.length < shortestPassword) throw new Refusal(422, `A new password has at least ${shortestPassword} characters.`, "passwordTooShort");
  return { username: username.trim(), password, authenticate: true };
}

/** The account that guarded variables ask for; null where none is wanted. */
export function accountIn(variables: Record<string, unknown>): { readonly username: string; readonly password: string } | null {
  const input = variables["input"];
  const account = isRecord(input) ? input["account"] : null;
  return isRecord(account) ? { username: String(account["username"]), password: String(account["password"]) } : null;
}

/** The same purchase without an account: for who has one. */
export function withoutAccount(variables: Record<string, unknown>): Record<string, unknown> {
  const input = variables["input"];
  if (!isRecord(input)) return variables;
  const { account: _account, ...rest } = input;
  return { ...variables, input: rest };
}

const isBlankAccount = (account: unknown): boolean =>
  account === null || (isRecord(account) && isBlank(account["username"]) && isBlank(account["password"]));
