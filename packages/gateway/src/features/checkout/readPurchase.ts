import type { NewPassword } from "../account/newPassword.ts";
import { HttpError } from "../../http/HttpError.ts";
import type { VariablesOf } from "../../shop/operations/variableSchemas.ts";

type CheckoutInput = VariablesOf<"checkout">["input"];

/** What a browser wants ordered, without what only the server may add. */
export type OrderInput = Omit<CheckoutInput, "account" | "isPaid" | "transactionId">;

/** An account that is to be opened with the order. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
}

/** An order, and the account that is to own it; null where none is wanted. */
export interface Purchase {
  readonly order: OrderInput;
  readonly account: NewAccount | null;
}

/**
 * Reads a purchase out of checkout's variables. The shop makes an account of a blank one, and makes up half an account's
 * other half.
 *
 * @throws HttpError `usernameInvalid` for half an account, `passwordTooShort` or `passwordTooCommon`
 */
export function readPurchase({ input }: VariablesOf<"checkout">, newPassword: NewPassword): Purchase {
  const { account, isPaid: _isPaid, transactionId: _transactionId, ...order } = input;
  return { order, account: account ? readAccount(account, order.billing?.email, newPassword) : null };
}

function readAccount(
  given: NonNullable<CheckoutInput["account"]>,
  email: string | null | undefined,
  newPassword: NewPassword,
): NewAccount | null {
  const username = given.username?.trim() ?? "";
  const password = given.password ?? "";
  if (username === "" && password.trim() === "") return null;
  if (username === "") throw new HttpError(422, "An account needs a user name.", "usernameInvalid");
  return { username, password: newPassword(password, [username, email]) };
}
