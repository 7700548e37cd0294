import { createHash, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { isSecure } from "../../http/origin.ts";
import { toHostCookieName } from "../../http/hostCookie.ts";
import type { Secrets } from "../../config/secrets.ts";
import type { KeyValueStore } from "../../storage/KeyValueStore.ts";
import { createLogInSealer } from "./createLogInSealer.ts";
import type { LogIn } from "./LogIn.ts";

/** Name of the cookie that contains the id of the browser's log-in; see {@link toHostCookieName}. */
export const logInCookieName = "rewire-login";

/** Lifetimes as in WordPress: 14 days for remembered log-ins, else two. */
const REMEMBERED_LOG_IN_SECONDS = 14 * 24 * 60 * 60;
const DEFAULT_LOG_IN_SECONDS = 2 * 24 * 60 * 60;

const logInIdPattern = /^[\w-]{43}$/;

/** Store of log-ins. Browsers receive a random id; the shop's credentials stay in the state store, encrypted. */
export interface Logins {
  /** Finds the log-in of the requesting browser; null for a guest. */
  find(request: Request): Promise<LogIn | null>;
  /** Reads the stored log-in with an id; null when there is none. */
  read(id: string): Promise<LogIn | null>;
  /** Stores a new log-in and sets the browser's cookie. */
  start(
    c: Context,
    logIn: Pick<LogIn, "userId" | "username" | "credentials" | "isRemembered">,
    isSecureRequest: boolean,
  ): Promise<LogIn>;
  /** Stores newer credentials, unless the log-in has ended. */
  update(logIn: LogIn): Promise<void>;
  /** Returns whether the log-in has neither ended nor expired. */
  isAlive(id: string): Promise<boolean>;
  /** Ends the log-in. */
  end(logIn: LogIn): Promise<void>;
  /** Ends the log-ins of an account in all browsers, except the one with this id. @param ownId null ends all */
  endOtherLogins(userId: number, ownId: string | null): Promise<void>;
  /** Deletes the browser's cookie. */
  forget(c: Context, isSecureRequest: boolean): void;
}

/**
 * Creates the store of log-ins.
 *
 * @param secrets Secrets from which the encryption keys are derived, together with the id of the log-in. The contents
 * of the state store alone therefore give no access to accounts.
 */
export function createLogins(store: KeyValueStore, secrets: Secrets, now: () => number): Logins {
  const toEntryKey = (id: string) => `log-in:${createHash("sha256").update(id).digest("hex")}`;
  const { seal, unseal } = createLogInSealer(secrets);
  const getRemainingSeconds = ({ until: expiryTime }: LogIn) => Math.ceil((expiryTime - now()) / 1000);

  const saveLogIn = (logIn: LogIn) => store.set(toEntryKey(logIn.id), seal(logIn), getRemainingSeconds(logIn));

  const toGenerationKey = (userId: number) => `log-in-generation:${userId}`;
  const readGeneration = async (userId: number) => Number((await store.get(toGenerationKey(userId))) ?? 0);

  const read = async (id: string) => {
    const storedLogIn = await store.get(toEntryKey(id));
    const logIn = storedLogIn ? unseal(id, storedLogIn) : null;
    return logIn && logIn.generation >= (await readGeneration(logIn.userId)) ? logIn : null;
  };

  return {
    find: async (request) => {
      const name = toHostCookieName(logInCookieName, isSecure(request));
      const id = parse(request.headers.get("cookie") ?? "", name)[name];
      return id && logInIdPattern.test(id) ? read(id) : null;
    },
    read,
    async start(c, { userId, username, credentials, isRemembered }, isSecureRequest) {
      const seconds = isRemembered ? REMEMBERED_LOG_IN_SECONDS : DEFAULT_LOG_IN_SECONDS;
      const logIn: LogIn = {
        id: randomBytes(32).toString("base64url"),
        userId,
        username,
        credentials,
        isRemembered,
        until: now() + seconds * 1000,
        generation: await readGeneration(userId),
      };
      await saveLogIn(logIn);
      setLogInCookie(c, logIn.id, isRemembered ? seconds : null, isSecureRequest);
      return logIn;
    },
    async update(logIn) {
      const current = await read(logIn.id);
      if (current && getRemainingSeconds(logIn) > 0) await saveLogIn({ ...logIn, generation: current.generation });
    },
    isAlive: async (id) => (await read(id)) !== null,
    end: ({ id }) => store.delete(toEntryKey(id)),
    async endOtherLogins(userId, ownId) {
      // Based on a time that only increases, so that a generation is never reused after the last of its log-ins has
      // expired.
      const generation = Math.max(Math.floor(now()), (await readGeneration(userId)) + 1);
      const existingLogIn = ownId === null ? null : await read(ownId);
      if (existingLogIn) await saveLogIn({ ...existingLogIn, generation });
      await store.set(toGenerationKey(userId), String(generation), REMEMBERED_LOG_IN_SECONDS);
    },
    forget: deleteLogInCookies,
  };
}

/** Sets the cookie of a log-in. @param seconds Lifetime; null for a session cookie */
function setLogInCookie(c: Context, id: string, seconds: number | null, isSecureRequest: boolean): void {
  setCookie(c, toHostCookieName(logInCookieName, isSecureRequest), id, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: isSecureRequest,
    ...(seconds === null ? {} : { maxAge: seconds }),
  });
}

/** Deletes a browser's log-in cookies; the name without prefix was used by earlier versions. */
function deleteLogInCookies(c: Context, isSecureRequest: boolean): void {
  for (const name of new Set([toHostCookieName(logInCookieName, isSecureRequest), logInCookieName])) {
    if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure: isSecureRequest });
  }
}
