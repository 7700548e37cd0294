import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from "node:crypto";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { parse } from "hono/utils/cookie";
import { isSecure } from "../../http/origin.ts";
import { hostCookie } from "../../http/hostCookie.ts";
import type { Secrets } from "../../config/secrets.ts";
import type { StateStore } from "../../storage/StateStore.ts";
import { jsonOf } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseInput.ts";
import { logInRecord, type LogIn } from "./LogIn.ts";

/** The cookie that says which log-in is this browser's; see {@link hostCookie}. */
export const logInCookieName = "rewire-login";

/** As long as WordPress keeps somebody logged in: 14 days who asks for it, else two. */
const rememberedSeconds = 14 * 24 * 60 * 60;
const shortSeconds = 2 * 24 * 60 * 60;

const storedLogIn = jsonOf(logInRecord);
const idShape = /^[\w-]{43}$/;

/** Who is logged in where. Browsers hold a random id; what proves it to the shop stays in the state store, sealed. */
export interface LogIns {
  /** The log-in of the browser that asks; null for a guest. */
  find(request: Request): Promise<LogIn | null>;
  /** A log-in by its id, as it was last kept. */
  read(id: string): Promise<LogIn | null>;
  /** Keeps a new log-in and gives the browser its cookie. */
  start(
    c: Context,
    logIn: Pick<LogIn, "userId" | "username" | "credentials" | "isRemembered">,
    secure: boolean,
  ): Promise<LogIn>;
  /** Keeps newer credentials, unless it has ended meanwhile. */
  update(logIn: LogIn): Promise<void>;
  /** Whether it has neither ended nor run out. */
  isAlive(id: string): Promise<boolean>;
  /** Ends it everywhere. */
  end(logIn: LogIn): Promise<void>;
  /** Ends every log-in of an account, in all browsers, but for the one with this id. @param ownId null ends all */
  endOthers(userId: number, ownId: string | null): Promise<void>;
  /** Takes the cookie from the browser. */
  forget(c: Context, secure: boolean): void;
}

/** Makes the keeper of log-ins. @param secrets Seal them once more: the state store alone opens no account. */
export function createLogIns(store: StateStore, secrets: Secrets, now: () => number): LogIns {
  const placeOf = (id: string) => `log-in:${createHash("sha256").update(id).digest("hex")}`;
  const keyOf = (secret: string, id: string) => createHmac("sha256", secret).update(`log-in ${id}`).digest();
  const secondsLeft = ({ until }: LogIn) => Math.ceil((until - now()) / 1000);

  const seal = (logIn: LogIn): string => {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", keyOf(secrets[0], logIn.id), iv);
    const sealed = Buffer.concat([cipher.update(JSON.stringify(logIn), "utf8"), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
  };
  const unsealWith = (secret: string, id: string, text: string): LogIn | null => {
    try {
      const bytes = Buffer.from(text, "base64");
      const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, id), bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return parseOrNull(
        storedLogIn,
        Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8"),
      );
    } catch {
      // Sealed with another secret: nobody can use it any more.
      return null;
    }
  };
  /** Log-ins end before a former secret is taken away, so none is sealed anew. */
  const unseal = (id: string, text: string): LogIn | null => {
    for (const secret of secrets) {
      const logIn = unsealWith(secret, id, text);
      if (logIn) return logIn;
    }
    return null;
  };
  const keep = (logIn: LogIn) => store.set(placeOf(logIn.id), seal(logIn), secondsLeft(logIn));

  const generationPlace = (userId: number) => `log-in-generation:${userId}`;
  const generationOf = async (userId: number) => Number((await store.get(generationPlace(userId))) ?? 0);

  const read = async (id: string) => {
    const kept = await store.get(placeOf(id));
    const logIn = kept ? unseal(id, kept) : null;
    return logIn && logIn.generation >= (await generationOf(logIn.userId)) ? logIn : null;
  };

  return {
    find: async (request) => {
      const name = hostCookie(logInCookieName, isSecure(request));
      const id = parse(request.headers.get("cookie") ?? "", name)[name];
      return id && idShape.test(id) ? read(id) : null;
    },
    read,
    async start(c, { userId, username, credentials, isRemembered }, secure) {
      const seconds = isRemembered ? rememberedSeconds : shortSeconds;
      const logIn: LogIn = {
        id: randomBytes(32).toString("base64url"),
        userId,
        username,
        credentials,
        isRemembered,
        until: now() + seconds * 1000,
        generation: await generationOf(userId),
      };
      await keep(logIn);
      const lasting = isRemembered ? { maxAge: seconds } : {};
      setCookie(c, hostCookie(logInCookieName, secure), logIn.id, {
        httpOnly: true,
        sameSite: "Lax",
        path: "/",
        secure,
        ...lasting,
      });
      return logIn;
    },
    async update(logIn) {
      const current = await read(logIn.id);
      if (current && secondsLeft(logIn) > 0) await keep({ ...logIn, generation: current.generation });
    },
    isAlive: async (id) => (await read(id)) !== null,
    end: ({ id }) => store.delete(placeOf(id)),
    async endOthers(userId, ownId) {
      // Times only grow, so that a generation that is forgotten with the last of its log-ins never comes again.
      const generation = Math.max(Math.floor(now()), (await generationOf(userId)) + 1);
      const own = ownId === null ? null : await read(ownId);
      if (own) await keep({ ...own, generation });
      await store.set(generationPlace(userId), String(generation), rememberedSeconds);
    },
    forget: (c, secure) => {
      // The name without prefix is left over from versions that had one name.
      for (const name of new Set([hostCookie(logInCookieName, secure), logInCookieName])) {
        if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: "/", secure });
      }
    },
  };
}
