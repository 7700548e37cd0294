import * as v from "valibot";
import { parseOrNull } from "../schema/parseOrNull.ts";

type Variables = Readonly<Record<string, unknown>>;

const emailChangeSchema = v.object({ input: v.object({ email: v.string() }) });
const passwordInputSchema = v.object({ currentPassword: v.string() });

/** Returns whether `updateCustomer` sets the account's own e-mail address, which receives password reset mails. */
export const changesEmail = (variables: Variables): boolean => parseOrNull(emailChangeSchema, variables) !== null;

/** Returns the current password from the variables, or null if there is none. */
export const readCurrentPassword = (variables: Variables): string | null =>
  parseOrNull(passwordInputSchema, variables)?.currentPassword ?? null;

/** Removes the current password, which is not a variable of the shop's own operation. */
export function omitPassword({ currentPassword: _password, ...variables }: Variables): Variables {
  return variables;
}
