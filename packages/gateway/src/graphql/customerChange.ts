import * as v from "valibot";
import { parseOrNull } from "../schema/parseOrNull.ts";

type Variables = Readonly<Record<string, unknown>>;

const emailChange = v.object({ input: v.object({ email: v.string() }) });
const typedPassword = v.object({ currentPassword: v.string() });

/** Whether `updateCustomer` names the account's own e-mail address, which opens it by a reset mail. */
export const changesEmail = (variables: Variables): boolean => parseOrNull(emailChange, variables) !== null;

/** The current password that came along; null for none. */
export const passwordIn = (variables: Variables): string | null =>
  parseOrNull(typedPassword, variables)?.currentPassword ?? null;

/** What goes to the shop: its operation knows no current password. */
export function withoutPassword({ currentPassword: _password, ...variables }: Variables): Variables {
  return variables;
}
