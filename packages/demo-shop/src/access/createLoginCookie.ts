import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Engine } from "../engine/Engine.ts";
import { getUnixSeconds } from "../engine/Engine.ts";
import { findUser, findUserByName } from "../users/users.ts";
import type { User } from "../records/User.ts";
import { calculateMd5 } from "../wordpress/text.ts";
import { isSameText } from "../engine/passwords.ts";

const REMEMBERED_LOGIN_SECONDS = 1_252_800;
const SESSION_LOGIN_SECONDS = 172_800;

/** Returns the name of the log-in cookie, which contains a hash of the site's URL as in WordPress. */
export const createLoginCookieName = (engine: Engine): string => `wordpress_logged_in_${calculateMd5(engine.siteUrl)}`;

const signCookie = (engine: Engine, user: User, expires: number): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(engine.secret), utf8ToBytes(`${user.username}|${expires}|${user.passwordHash}`)));

/**
 * Creates the `Set-Cookie` header value that logs an account in. The cookie becomes invalid when the account's password
 * changes.
 */
export function createLoginCookie(engine: Engine, user: User, isRemembered: boolean): string {
  const lifetimeSeconds = isRemembered ? REMEMBERED_LOGIN_SECONDS : SESSION_LOGIN_SECONDS;
  const expires = getUnixSeconds(engine) + lifetimeSeconds;
  const value = encodeURIComponent(`${user.username}|${expires}|${signCookie(engine, user, expires)}`);
  const expiryAttributes = isRemembered
    ? `; expires=${new Date(expires * 1000).toUTCString()}; Max-Age=${lifetimeSeconds}`
    : "";
  return `${createLoginCookieName(engine)}=${value}${expiryAttributes}; path=/; HttpOnly; SameSite=Lax`;
}

/** Creates the `Set-Cookie` header value that deletes the log-in cookie. */
export const createLogoutCookie = (engine: Engine): string =>
  `${createLoginCookieName(engine)}=%20; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/; HttpOnly; SameSite=Lax`;

/** Returns the account id from the log-in cookie, or null if the cookie is missing, expired or forged. */
export function readLoginCookie(engine: Engine, cookies: string): number | null {
  const name = createLoginCookieName(engine);
  const pair = cookies
    .split(";")
    .map((one) => one.trim())
    .find((candidate) => candidate.startsWith(`${name}=`));
  if (pair === undefined) return null;
  const [username = "", expires = "", signature = ""] = decodeCookieValue(pair.slice(name.length + 1)).split("|");
  const id = findUserByName(engine, username);
  const user = id === undefined ? undefined : findUser(engine, id);
  if (user === undefined || !(Number(expires) > getUnixSeconds(engine))) return null;
  return isSameText(signature, signCookie(engine, user, Number(expires))) ? user.id : null;
}

function decodeCookieValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
