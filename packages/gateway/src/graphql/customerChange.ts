import * as v from "valibot";
import { parseOrNull } from "../schema/parseOrNull.ts";

type Variables = Readonly<Record<string, unknown>>;

const emailChangeSchema = v.object({ input: v.object({ email: v.string() }) });
const accountChangeSchema = v.union([
  v.object({ requiresLogIn: v.literal(true) }),
  ...["firstName", "lastName", "displayName", "email"].map((field) =>
    v.object({ input: v.object({ [field]: v.string() }) }),
  ),
]);
const passwordInputSchema = v.object({ currentPassword: v.string() });

/** Returns whether `updateCustomer` sets the account's own e-mail address, which receives password reset mails. */
export const changesEmail = (variables: Variables): boolean => parseOrNull(emailChangeSchema, variables) !== null;

/** Returns the current password from the variables, or null if there is none. */
export const readCurrentPassword = (variables: Variables): string | null =>
  parseOrNull(passwordInputSchema, variables)?.currentPassword ?? null;

/**
 * Returns whether `updateCustomer` changes an account: its names or e-mail address, or an address about which the
 * browser says so. All other addresses may be a guest's at checkout, for whom the shop stores them in the session.
 */
export const changesAccount = (variables: Variables): boolean => parseOrNull(accountChangeSchema, variables) !== null;

/** Removes the variables that are meant for the gateway and that the shop's own operation does not have. */
export function omitGatewayVariables({
  currentPassword: _password,
  requiresLogIn: _requiresLogIn,
  ...variables
}: Variables): Variables {
  return variables;
}
