import type { ShopAnswer } from "@rewire/data/server";
import * as v from "valibot";

/** What the shop answers to an operation in words. */
export type Answer = ShopAnswer<Record<string, unknown>>;

/** What proves to the shop who asks. Kept by the server alone; no part of it ever reaches a browser. */
const credentials = v.variant("by", [
  /** WordPress's log-in cookies as a request's `cookie` line, and the nonce that makes them count. */
  v.object({ by: v.literal("cookie"), cookie: v.string(), nonce: v.nullable(v.string()), readAt: v.number() }),
  /** Headless Login's tokens; times are unix milliseconds. */
  v.object({ by: v.literal("tokens"), authToken: v.string(), expires: v.number(), refreshToken: v.string() }),
]);

export type Credentials = Readonly<v.InferOutput<typeof credentials>>;

/** Somebody who is logged in. */
export const logInRecord = v.object({
  /** Random; what the browser's cookie holds. */
  id: v.string(),
  /** The shop's database id. */
  userId: v.number(),
  username: v.string(),
  credentials,
  /** Unix milliseconds after which it is over. */
  until: v.number(),
  /** Stays when the browser is closed. */
  isRemembered: v.boolean(),
  /** Which of the account's generations it belongs to: a change of password ends those of before. */
  generation: v.optional(v.number(), 0),
});

export type LogIn = Readonly<v.InferOutput<typeof logInRecord>>;

/** Name and password as somebody has typed them. */
export interface TypedCredentials {
  readonly login: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** How the shop lets somebody in, and how we prove it afterwards. */
export interface LogInStrategy {
  /** @param guestToken The guest's session, whose cart is to join the account's. */
  logIn(
    typed: TypedCredentials,
    guestToken: string | null,
  ): Promise<{ readonly credentials: Credentials | null; readonly answer: Answer }>;
  /** Headers of a request by them. */
  headersOf(credentials: Credentials): Readonly<Record<string, string>>;
  /** Whether the session header goes along: the specification's rule is the auth header when there is a token, else the session's. */
  readonly sendsSession: boolean;
  /** Whether they must be renewed before they are used. */
  isStale(credentials: Credentials): boolean;
  /** The same person's next credentials; null when the shop knows the old ones no more. */
  renew(credentials: Credentials): Promise<Credentials | null>;
  /** Credentials after a change of password, of its answer; null when somebody must log in again. */
  afterPasswordChange(credentials: Credentials, answer: Answer): Promise<Credentials | null>;
  /** Tells the shop; whatever it answers, the log-in is over. */
  logOut(credentials: Credentials): Promise<void>;
}
