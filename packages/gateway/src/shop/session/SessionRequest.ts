import type { ShopRequestOptions } from "@rewire/data/server";
import type { Answer, LogIn } from "../authentication/LogIn.ts";
import type { SessionAnswer } from "./createSessions.ts";
import type { Session } from "./createSessionCookies.ts";

/** Session of a browser, and its log-in where there is one. */
export interface Shopper extends Session {
  readonly logIn: LogIn | null;
}

/** The shop's answer to a shopper, and what became of session and log-in. */
export interface ShopSessionAnswer extends Omit<SessionAnswer, "change"> {
  /** `ended`: the log-in was over, and the answer is a guest's in a new session. */
  readonly change: SessionAnswer["change"] | "ended";
  /** As whom it was answered. */
  readonly logIn: LogIn | null;
  /** Binds the token to this browser; null where another one may have begun the session. */
  readonly binding: string | null;
}

/** How a request is sent to the shop. */
export interface SessionRequestOptions {
  readonly isMutation: boolean;
  /** Whether the caller holds the shopper's lock already, so that nothing is waited for. */
  readonly holdsLock?: boolean | undefined;
  /** A reading that tells what became of the shopper's changes that are under way, so it begins after them. */
  readonly comesAfterChanges?: boolean | undefined;
  /** The account must be proved to be there before it runs, because afterwards nobody could tell. */
  readonly provesFirst?: boolean | undefined;
  /**
   * What is done about a guest's session that another browser may have begun. `leave`: a new one is begun with its lines
   * first. `hideCustomer`: it is read, without what it says of its customer. @default it is used like any other
   */
  readonly unbound?: "leave" | "hideCustomer" | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends one operation to the shop. */
export type Send = (options: ShopRequestOptions) => Promise<Answer>;
