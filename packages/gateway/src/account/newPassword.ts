import { dictionary } from "@zxcvbn-ts/language-common";
import { shortestPassword } from "@rewire/domain";
import { Refusal } from "../graphql/Refusal.ts";

/** The 49,000 passwords that leaks show most, in lower case. */
const leaked: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/**
 * Checks a password that somebody chooses.
 *
 * @param names What everybody would try first: user name and e-mail address of the account.
 * @returns The password.
 * @throws Refusal 422 `passwordTooShort`, or `passwordTooCommon` for one of the most leaked or a name of the account.
 */
export function newPassword(password: string, names: readonly (string | null | undefined)[] = []): string {
  if (password.length < shortestPassword) {
    throw new Refusal(422, `A new password has at least ${shortestPassword} characters.`, "passwordTooShort");
  }
  const plain = password.trim().toLowerCase();
  if (leaked.has(plain) || names.some((name) => name?.trim().toLowerCase() === plain)) {
    throw new Refusal(422, "This password is too easy to guess: it is on lists of leaked passwords.", "passwordTooCommon");
  }
  return password;
}
