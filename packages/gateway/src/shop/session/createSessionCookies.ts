import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { deriveKey, isSameText, type Secrets } from "../../config/secrets.ts";
import { toHostCookieName } from "../../http/hostCookie.ts";
import { toSessionKey } from "./sessionKey.ts";

/** Name of the session cookie, as defined in the specification. */
export const sessionCookieName = "woocommerce-session";

/**
 * Returns the name of the companion cookie, which binds a session to the browser that started it; see {@link
 * toHostCookieName}.
 */
export const toCompanionCookieName = (isSecure: boolean): string => toHostCookieName("rewire-session", isSecure);

/** Lifetime of a session in the shop, in seconds. */
export const SESSION_SECONDS = 48 * 60 * 60;

/** Format of a token; nothing else is sent in a header. */
const tokenPattern = /^[\w.~+/=-]{1,4000}$/;
const companionPattern = /^([\w-]{22})\.([\w-]{43})$/;

/** Session of a browser, with its token and its binding to the browser. */
export interface Session {
  /** Session token; null if missing or malformed. */
  readonly token: string | null;
  /** Random value of this browser; null for a session that another browser may have started. */
  readonly binding: string | null;
}

/** Cookies of a browser's session: the session cookie and its companion. */
export interface SessionCookies {
  read(c: Context): Session;
  /**
   * Sets the cookie to the newest token, inaccessible to scripts.
   *
   * @param binding null leaves a session unbound: the browser that started it is unknown.
   */
  write(c: Context, token: string, binding: string | null, isSecure: boolean): void;
  /** Deletes the browser's session cookies. */
  forget(c: Context, isSecure: boolean): void;
}

/** Creates the random value that binds a new session to the current browser. */
export const createBinding = (): string => randomBytes(16).toString("base64url");

/**
 * Creates the session cookies. An attacker who can set a cookie from a sibling subdomain or an unencrypted page can
 * plant a session token, but not the `__Host-` companion cookie that belongs to it.
 *
 * @param secrets Secrets that sign the companion cookie.
 */
export function createSessionCookies(secrets: Secrets): SessionCookies {
  const keys = secrets.map((secret) => deriveKey(secret, "session companion"));
  const signBinding = (key: Buffer, token: string, binding: string) =>
    createHmac("sha256", key)
      .update(`${binding} ${toSessionKey(token)}`)
      .digest("base64url");

  const readBinding = (token: string, companionValue: string | undefined): string | null => {
    const [, binding, mac] = companionPattern.exec(companionValue ?? "") ?? [];
    if (!binding || !mac) return null;
    return keys.some((key) => isSameText(signBinding(key, token, binding), mac)) ? binding : null;
  };

  return {
    read(c) {
      const token = getCookie(c, sessionCookieName);
      if (!token || !tokenPattern.test(token)) return { token: null, binding: null };
      const companionValue = getCookie(c, toCompanionCookieName(new URL(c.req.url).protocol === "https:"));
      return { token, binding: readBinding(token, companionValue) };
    },
    write(c, token, binding, isSecure) {
      const [key] = keys;
      if (!tokenPattern.test(token) || !key) return;
      const options = {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure: isSecure,
        maxAge: SESSION_SECONDS,
      } as const;
      setCookie(c, sessionCookieName, token, options);
      if (binding !== null)
        setCookie(c, toCompanionCookieName(isSecure), `${binding}.${signBinding(key, token, binding)}`, options);
    },
    forget(c, isSecure) {
      for (const name of [sessionCookieName, toCompanionCookieName(isSecure)]) {
        if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure: isSecure });
      }
    },
  };
}
