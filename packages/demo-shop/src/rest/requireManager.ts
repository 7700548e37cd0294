import { findUser, findUserByEmail, findUserByName } from "../users/users.ts";
import type { User } from "../records/User.ts";
import type { Engine } from "../engine/Engine.ts";
import { authenticateRequest } from "../access/authenticateRequest.ts";
import { RestError } from "./RestError.ts";

/** Kind of access, with WooCommerce's message for accounts that lack it. */
const ACCESS_ERRORS = {
  view: ["woocommerce_rest_cannot_view", "Sorry, you cannot list resources."],
  create: ["woocommerce_rest_cannot_create", "Sorry, you are not allowed to create resources."],
  batch: ["woocommerce_rest_cannot_batch", "Sorry, you are not allowed to batch manipulate this resource."],
} as const;

const MANAGER_ROLES: readonly string[] = ["shop_manager", "administrator"];

/**
 * Checks that a request comes from a shop manager, authenticated by application password, or by log-in cookie and
 * nonce.
 * @throws RestError with status 401 if the credentials are missing or wrong, or 403 if the account lacks the required
 * role
 */
export function requireManager(engine: Engine, headers: Headers, action: keyof typeof ACCESS_ERRORS): void {
  const user = authenticateUser(engine, headers);
  if (user?.roles.some((role) => MANAGER_ROLES.includes(role))) return;
  const [code, message] = ACCESS_ERRORS[action];
  throw new RestError(code, message, user ? 403 : 401);
}

function authenticateUser(engine: Engine, headers: Headers): User | undefined {
  const encodedCredentials = /^Basic\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (encodedCredentials !== undefined) return findUserByPassword(engine, encodedCredentials);
  const { userId } = authenticateRequest(engine, headers);
  return userId === null ? undefined : findUser(engine, userId);
}

/** Authenticates a user by application password. User passwords are rejected, as in WordPress. */
function findUserByPassword(engine: Engine, credentials: string): User {
  const [login = "", password = ""] = decodeBasic(credentials).split(/:(.*)/s);
  const id = findUserByName(engine, login) ?? findUserByEmail(engine, login);
  const user = id === undefined ? undefined : findUser(engine, id);
  if (!user) {
    const code = login.includes("@") ? "invalid_email" : "invalid_username";
    throw new RestError(code, "Unknown username. Check again or try your email address.", 401);
  }
  const removePunctuation = (text: string) => text.replaceAll(/[^a-z\d]/gi, "");
  const { applicationPasswords = [] } = engine.settings.accounts.find((account) => account.id === user.id) ?? {};
  if (
    applicationPasswords.some(
      (applicationPassword) => removePunctuation(applicationPassword) === removePunctuation(password),
    )
  )
    return user;
  throw new RestError("incorrect_password", "The provided password is an invalid application password.", 401);
}

function decodeBasic(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0));
  } catch {
    return "";
  }
}
