import type { ValidatePassword } from "../account/createPasswordValidator.ts";
import { HttpError } from "../../http/HttpError.ts";
import type { OperationVariables } from "../../shop/operations/variableSchemas.ts";

type CheckoutInput = OperationVariables<"checkout">["input"];

/** Order data from the browser, without the fields that only the server may set. */
export type OrderInput = Omit<CheckoutInput, "account" | "isPaid" | "transactionId">;

/** Account to be created with the order. */
export interface NewAccount {
  readonly username: string;
  readonly password: string;
}

/** Order data from the browser, the account to create with the order, and the language and origin of the page. */
export interface Purchase {
  readonly order: OrderInput;
  /** null without an account. */
  readonly account: NewAccount | null;
  /** Language of the checkout page as in its URL, such as "de"; null if unknown. */
  readonly language: string | null;
  /** Origin of the storefront, for links in e-mails. */
  readonly origin: string;
}

/**
 * Parses a purchase from the variables of the checkout operation. Blank account fields are removed, because the shop
 * would create an account from them and generate its credentials.
 *
 * @throws HttpError `usernameInvalid` for incomplete credentials, `passwordTooShort` or `passwordTooCommon`
 */
export function readPurchase(
  { input }: OperationVariables<"checkout">,
  validatePassword: ValidatePassword,
): Pick<Purchase, "order" | "account"> {
  const { account, isPaid: _isPaid, transactionId: _transactionId, ...order } = input;
  return { order, account: account ? readAccount(account, order.billing?.email, validatePassword) : null };
}

function readAccount(
  accountInput: NonNullable<CheckoutInput["account"]>,
  email: string | null | undefined,
  validatePassword: ValidatePassword,
): NewAccount | null {
  const username = accountInput.username?.trim() ?? "";
  const password = accountInput.password ?? "";
  if (username === "" && password.trim() === "") return null;
  if (username === "") throw new HttpError(422, "An account needs a user name.", "usernameInvalid");
  return { username, password: validatePassword(password, [username, email]) };
}
