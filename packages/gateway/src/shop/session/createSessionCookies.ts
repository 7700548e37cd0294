import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { deriveKey, isSameText, type Secrets } from "../../config/secrets.ts";
import { hostCookie } from "../../http/hostCookie.ts";
import { sessionKey } from "./sessionKey.ts";

/** The specification's name for it. */
export const sessionCookieName = "woocommerce-session";

/** The cookie that binds a session to the browser that began it; @see {@link hostCookie} */
export const companionName = (secure: boolean): string => hostCookie("rewire-session", secure);

/** As long as the shop keeps a session alive. */
export const sessionSeconds = 48 * 60 * 60;

/** Only what can be a token reaches a header. */
const tokenShape = /^[\w.~+/=-]{1,4000}$/;
const companionShape = /^([\w-]{22})\.([\w-]{43})$/;

/** A browser's session: the token, and what binds it to this browser. */
export interface Session {
  /** null for none or nonsense. */
  readonly token: string | null;
  /** Random, this browser's own; null for a session that another browser may have begun. */
  readonly binding: string | null;
}

/** The session of a browser, in the specification's cookie and its companion. */
export interface SessionCookies {
  read(c: Context): Session;
  /**
   * Puts the newest token into the cookie, out of reach of scripts.
   *
   * @param binding null leaves a session unbound: nobody knows who began it.
   */
  write(c: Context, token: string, binding: string | null, secure: boolean): void;
  /** Takes the session from the browser. */
  forget(c: Context, secure: boolean): void;
}

/** Makes a binding for a session that this browser begins. */
export const newBinding = (): string => randomBytes(16).toString("base64url");

/**
 * Makes the keeper of session cookies. Whoever can write a cookie of this host from elsewhere, from a neighbouring
 * subdomain or an unencrypted page, can plant his own session in a browser, but no `__Host-` companion for it.
 *
 * @param secrets Sign the companion, so that nobody makes one for a session.
 */
export function createSessionCookies(secrets: Secrets): SessionCookies {
  const keys = secrets.map((secret) => deriveKey(secret, "session companion"));
  const sign = (key: Buffer, token: string, binding: string) =>
    createHmac("sha256", key)
      .update(`${binding} ${sessionKey(token)}`)
      .digest("base64url");

  const bindingOf = (token: string, companion: string | undefined): string | null => {
    const [, binding, mac] = companionShape.exec(companion ?? "") ?? [];
    if (!binding || !mac) return null;
    return keys.some((key) => isSameText(sign(key, token, binding), mac)) ? binding : null;
  };

  return {
    read(c) {
      const token = getCookie(c, sessionCookieName);
      if (!token || !tokenShape.test(token)) return { token: null, binding: null };
      const companion = getCookie(c, companionName(new URL(c.req.url).protocol === "https:"));
      return { token, binding: bindingOf(token, companion) };
    },
    write(c, token, binding, secure) {
      const [key] = keys;
      if (!tokenShape.test(token) || !key) return;
      const options = { httpOnly: true, sameSite: "Lax", path: "/", secure, maxAge: sessionSeconds } as const;
      setCookie(c, sessionCookieName, token, options);
      if (binding !== null) setCookie(c, companionName(secure), `${binding}.${sign(key, token, binding)}`, options);
    },
    forget(c, secure) {
      for (const name of [sessionCookieName, companionName(secure)]) {
        if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure });
      }
    },
  };
}
