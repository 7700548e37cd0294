import type { Engine } from "../engine/Engine.ts";
import { seconds } from "../engine/Engine.ts";
import { readToken, signToken } from "../access/jwt.ts";
import { findUser } from "../users/users.ts";
import type { User } from "../records/User.ts";
import { userOfRequest, type Access } from "../access/userOfRequest.ts";
import { UserError } from "../wordpress/UserError.ts";
import { loadSession, newSession, saveSession } from "./sessions.ts";
import type { Session } from "../records/Session.ts";

/** One request from its first header to its last. */
export interface Turn {
  readonly engine: Engine;
  readonly headers: Headers;
  readonly access: Access;
  session: Session;
  /** The account that asks; null for a guest. */
  user: User | null;
  /** Why the session token was refused; told once, by whoever needs the session first. */
  fault: string | null;
  /** The token that goes back in the header; null keeps the client's. */
  reply: string | null;
  readonly cookies: string[];
  /** The answer is a 403 although it holds data, as Headless Login answers to bad tokens. */
  forbidden: boolean;
  /** The session has been changed and must be kept. */
  changed: boolean;
}

/** A fresh token for a session. */
export function sessionToken(engine: Engine, session: Session): string {
  const now = seconds(engine);
  return signToken(
    {
      iss: engine.siteUrl,
      iat: now,
      nbf: now,
      exp: now + engine.settings.sessionSeconds,
      data: { customer_id: session.id },
    },
    engine.secret,
  );
}

/**
 * Reads who asks. Without a token, or with a bad one, the visitor gets a new session and a token for it at once,
 * whatever was asked. A bad one is complained about by the first field that touches the session, and by that one alone.
 */
export function openTurn(engine: Engine, headers: Headers): Turn {
  const access = userOfRequest(engine, headers);
  const user = access.userId === null ? null : (findUser(engine, access.userId) ?? null);
  const header = headers.get("woocommerce-session");
  const { session, fault } = header === null ? { session: null, fault: null } : readSession(engine, header);
  const turn: Turn = {
    engine,
    headers,
    access,
    user,
    fault,
    session: session ?? newSession(engine),
    reply: null,
    cookies: [],
    forbidden: access.rejected,
    changed: false,
  };
  if (session === null) turn.reply = sessionToken(engine, turn.session);
  if (user !== null && turn.session.id !== String(user.id)) joinSession(turn, user);
  return turn;
}

function readSession(engine: Engine, header: string): { session: Session | null; fault: string | null } {
  if (!header.startsWith("Session ")) return { session: null, fault: "invalid_cart_token: Invalid Cart-Token" };
  const payload = readToken(header.slice("Session ".length).trim(), engine.secret, engine.siteUrl, seconds(engine));
  if (typeof payload === "string") return { session: null, fault: `invalid_token: ${payload}` };
  const id = payload.data["customer_id"];
  return id === undefined
    ? { session: null, fault: "invalid_token: Signature verification failed" }
    : { session: loadSession(engine, id), fault: null };
}

/** The first request after log-in: the guest's cart moves to the account, and a token for the account goes back. */
export function joinSession(turn: Turn, user: User): void {
  const guest = turn.session;
  const own = loadSession(turn.engine, String(user.id));
  const merged = guest.id.startsWith("t_") ? guest.lines : [];
  for (const line of merged) {
    const known = own.lines.find((one) => one.key === line.key);
    own.lines =
      known === undefined
        ? [...own.lines, line]
        : own.lines.map((one) => (one.key === line.key ? { ...one, quantity: one.quantity + line.quantity } : one));
  }
  own.coupons = [...new Set([...own.coupons, ...(merged.length > 0 ? guest.coupons : [])])];
  own.billing = { ...turn.engine.settings.base, ...user.billing };
  own.shipping = { ...turn.engine.settings.base, ...user.shipping };
  if (guest.id.startsWith("t_")) turn.engine.store.remove("session", guest.id);
  saveSession(turn.engine, own);
  turn.session = own;
  turn.reply = sessionToken(turn.engine, own);
}

/**
 * The session for a field that needs one.
 * @throws UserError when the client's token was bad and nobody has said so yet
 */
export function sessionOf(turn: Turn): Session {
  if (turn.fault !== null) {
    const { fault } = turn;
    turn.fault = null;
    throw new UserError(fault);
  }
  return turn.session;
}

/** Marks the session as changed by a mutation: it is kept, and a new token with a new time goes back. */
export function touchSession(turn: Turn): void {
  turn.changed = true;
  turn.reply = sessionToken(turn.engine, turn.session);
}

/** Keeps what the request changed. */
export function closeTurn(turn: Turn): void {
  if (!turn.changed) return;
  saveSession(turn.engine, turn.session);
  turn.changed = false;
}
