import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";

/** The specification's name for it. */
export const sessionCookieName = "woocommerce-session";

/** As long as the shop keeps a session alive. */
export const sessionSeconds = 48 * 60 * 60;

/** Only what can be a token reaches a header. */
const tokenShape = /^[\w.~+/=-]{1,4000}$/;

/** The session token that a browser's cookie holds; null for none or nonsense. */
export function readSession(c: Context): string | null {
  const token = getCookie(c, sessionCookieName);
  return token && tokenShape.test(token) ? token : null;
}

/** Puts the newest token into the cookie, out of reach of scripts. */
export function writeSession(c: Context, token: string, secure: boolean): void {
  if (!tokenShape.test(token)) return;
  setCookie(c, sessionCookieName, token, { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: sessionSeconds });
}

/** Takes the session from the browser. */
export function forgetSession(c: Context, secure: boolean): void {
  if (getCookie(c, sessionCookieName) !== undefined) deleteCookie(c, sessionCookieName, { path: "/", secure });
}
