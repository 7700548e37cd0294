import type { ShopRequestOptions } from "@rewire/data/server";
import type { UntypedShopResponse, LogIn } from "../authentication/LogIn.ts";
import type { SessionResponse } from "./createSessionRequests.ts";
import type { Session } from "./createSessionCookies.ts";

/** Session of a browser, with its log-in if there is one. */
export interface Shopper extends Session {
  readonly logIn: LogIn | null;
}

/** Response of the shop to a shopper, with the resulting session and log-in. */
export interface ShopSessionResponse extends Omit<SessionResponse, "change"> {
  /** Change of the session. `ended`: the log-in had expired, and the response is a guest's in a new session. */
  readonly change: SessionResponse["change"] | "ended";
  /** Log-in that the response belongs to; null for a guest. */
  readonly logIn: LogIn | null;
  /** Binding of the token to this browser; null where another browser may have started the session. */
  readonly binding: string | null;
}

/** Options of a request to the shop within a shopper's session. */
export interface SessionRequestOptions {
  readonly isMutation: boolean;
  /** Whether the caller already holds the shopper's lock, so that the request is not queued. */
  readonly holdsLock?: boolean | undefined;
  /** Whether the query depends on the shopper's pending changes and is sent after them. */
  readonly comesAfterChanges?: boolean | undefined;
  /** Whether nothing is sent as a guest where the log-in turns out to have ended. */
  readonly requiresLogIn?: boolean | undefined;
  /** Whether the log-in must be verified before the operation, because it cannot be verified afterwards. */
  readonly requiresProof?: boolean | undefined;
  /**
   * Handling of a guest's session that another browser may have started. `leave`: a new one is started with its lines.
   * `hideCustomer`: it is read without its customer data.
   * @default no special handling
   */
  readonly unbound?: "leave" | "hideCustomer" | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one operation to the shop, with the session and headers given in `options`. */
export type Send = (options: ShopRequestOptions) => Promise<UntypedShopResponse>;
