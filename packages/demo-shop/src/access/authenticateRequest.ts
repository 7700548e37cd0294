import type { Engine } from "../engine/Engine.ts";
import { getUnixSeconds } from "../engine/Engine.ts";
import { readToken } from "./jwt.ts";
import { readLoginCookie } from "./createLoginCookie.ts";
import { isValidNonce } from "./nonce.ts";

/** Result of authenticating a request by its Authorization header or log-in cookie. */
export interface AuthenticationResult {
  readonly userId: number | null;
  /** Account of the log-in cookie, even if the cookie is not accepted without a nonce. */
  readonly cookieUserId: number | null;
  /**
   * Whether the auth header belongs to an account that no longer exists: the live server responds with 403 and a
   * guest's data.
   */
  readonly rejected: boolean;
}

/**
 * Authenticates a request by its Authorization header (Headless Login) or its log-in cookie. The cookie requires a
 * nonce unless the settings disable the check.
 */
export function authenticateRequest(engine: Engine, headers: Headers): AuthenticationResult {
  const cookieUserId = readLoginCookie(engine, headers.get("cookie") ?? "");
  const bearerToken = /^Bearer\s+(.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearerToken !== undefined && engine.settings.headlessLogin) {
    const payload = readToken(bearerToken, engine.secret, engine.siteUrl, getUnixSeconds(engine));
    const id = typeof payload === "string" || payload.data["kind"] !== "auth" ? undefined : payload.data["user"];
    return { userId: id === undefined ? null : Number(id), cookieUserId, rejected: id === undefined };
  }
  if (cookieUserId === null) return { userId: null, cookieUserId, rejected: false };
  const nonce = headers.get("x-wp-nonce");
  const isCookieAccepted =
    engine.settings.cookieWithoutNonce || (nonce !== null && isValidNonce(engine, cookieUserId, nonce));
  return { userId: isCookieAccepted ? cookieUserId : null, cookieUserId, rejected: false };
}
