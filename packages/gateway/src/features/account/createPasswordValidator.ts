import { dictionary } from "@zxcvbn-ts/language-common";
import { MIN_PASSWORD_LENGTH } from "@rewire/domain";
import { HttpError } from "../../http/HttpError.ts";
import { isMadeOfShopWords } from "./shopWords.ts";

/** The 49,000 most frequently leaked passwords, in lower case. */
const leakedPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** Validates a new password and returns it; created by {@link createPasswordValidator}. */
export type ValidatePassword = (password: string, names?: readonly (string | null | undefined)[]) => string;

/**
 * Creates the function that validates new passwords.
 *
 * @param shopWords Guessable words of this shop, as `collectShopWords` returns them.
 */
export const createPasswordValidator =
  (shopWords: readonly string[]): ValidatePassword =>
  (password, names = []) =>
    validatePassword(password, names, shopWords);

/**
 * @param names Obvious guesses: user name and e-mail address of the account.
 * @returns The password.
 * @throws HttpError 422 `passwordTooShort`, or `passwordTooCommon` for one of the most leaked, a name of the account or
 * words of the shop.
 */
function validatePassword(
  password: string,
  names: readonly (string | null | undefined)[],
  shopWords: readonly string[],
): string {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new HttpError(422, `A new password has at least ${MIN_PASSWORD_LENGTH} characters.`, "passwordTooShort");
  }
  const normalizedPassword = password.trim().toLowerCase();
  const isSameAsName = names.some((name) => name?.trim().toLowerCase() === normalizedPassword);
  if (leakedPasswords.has(normalizedPassword) || isSameAsName || isMadeOfShopWords(password, shopWords)) {
    throw new HttpError(422, "This password is too easy to guess: it is leaked, or a name.", "passwordTooCommon");
  }
  return password;
}
