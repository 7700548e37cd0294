import type { ShopResponse } from "@rewire/data/server";
import * as v from "valibot";

/** Response of the shop to an operation that was sent as GraphQL text. */
export type UntypedShopResponse = ShopResponse<Record<string, unknown>>;

/** Credentials for the shop. Stored only on the server; no part of them ever reaches a browser. */
const credentialsSchema = v.variant("by", [
  /** WordPress's log-in cookies as a request's `cookie` line, and the nonce required with them. */
  v.object({ by: v.literal("cookie"), cookie: v.string(), nonce: v.nullable(v.string()), readAt: v.number() }),
  /** Headless Login's tokens; times are Unix milliseconds. */
  v.object({ by: v.literal("tokens"), authToken: v.string(), expires: v.number(), refreshToken: v.string() }),
]);

export type Credentials = Readonly<v.InferOutput<typeof credentialsSchema>>;

/** Schema of a customer's stored log-in. */
export const logInRecordSchema = v.object({
  /** Random id, the value of the browser's cookie. */
  id: v.string(),
  /** Customer's database id in the shop. */
  userId: v.number(),
  username: v.string(),
  credentials: credentialsSchema,
  /** Expiry in Unix milliseconds. */
  until: v.number(),
  /** Whether it persists when the browser is closed. */
  isRemembered: v.boolean(),
  /** Generation of the account's log-ins: a change of password ends those of earlier generations. */
  generation: v.optional(v.number(), 0),
});

export type LogIn = Readonly<v.InferOutput<typeof logInRecordSchema>>;

/** Name and password as entered by the user. */
export interface EnteredCredentials {
  readonly login: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

/** Log-in method of the shop: how customers log in, and how later requests are authenticated. */
export interface LogInStrategy {
  /** Logs in. @param guestToken The guest's session, whose cart is merged into the account's. */
  logIn(
    typed: EnteredCredentials,
    guestToken: string | null,
  ): Promise<{ readonly credentials: Credentials | null; readonly response: UntypedShopResponse }>;
  /** Returns the request headers for the credentials. */
  getHeaders(credentials: Credentials): Readonly<Record<string, string>>;
  /**
   * Whether the session header is sent as well: by the specification the auth header when there is a token, else the
   * session's.
   */
  readonly sendsSession: boolean;
  /** Returns whether the credentials must be renewed before use. */
  isStale(credentials: Credentials): boolean;
  /** Renews the credentials; null when the shop no longer accepts the old ones. */
  renew(credentials: Credentials): Promise<Credentials | null>;
  /** Returns the credentials after a change of password, from its response; null when a new log-in is required. */
  afterPasswordChange(credentials: Credentials, response: UntypedShopResponse): Promise<Credentials | null>;
  /** Logs out of the shop; the log-in ends even if the shop fails. */
  logOut(credentials: Credentials): Promise<void>;
}
