import { Refusal } from "./Refusal.ts";

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Takes out of checkout's variables what a browser has no say in. The shop believes whoever claims `isPaid`, and makes
 * an account of a blank one.
 *
 * @throws Refusal if the browser claims that the order is paid, or names a transaction.
 */
export function guardCheckout(variables: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]): [string, unknown][] => {
      if (name === "isPaid" || name === "transactionId") {
        if (value) throw new Refusal(403, "Whether an order is paid is not for the browser to say.", "notAllowed");
        return [];
      }
      if (name === "account" && isBlankAccount(value)) return [];
      return [[name, name === "input" && isRecord(value) ? guardCheckout(value) : value]];
    }),
  );
}

const isBlank = (value: unknown): boolean => value == null || (typeof value === "string" && value.trim() === "");

const isBlankAccount = (account: unknown): boolean =>
  account === null || (isRecord(account) && isBlank(account["username"]) && isBlank(account["password"]));
