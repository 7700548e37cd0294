import type { Engine } from "../engine/Engine.ts";
import { getUnixSeconds } from "../engine/Engine.ts";
import { readToken, signToken } from "../access/jwt.ts";
import { findUser } from "../users/users.ts";
import type { User } from "../records/User.ts";
import { authenticateRequest, type AuthenticationResult } from "../access/authenticateRequest.ts";
import { UserError } from "../wordpress/UserError.ts";
import { loadSession, createSession, saveSession } from "./sessions.ts";
import type { Session } from "../records/Session.ts";

/** State of a single request: its session, account, and the headers to send. */
export interface RequestContext {
  readonly engine: Engine;
  readonly headers: Headers;
  readonly access: AuthenticationResult;
  session: Session;
  /** Account of the request; null for a guest. */
  user: User | null;
  /** Reason why the session token was rejected; reported once, by the first field that needs the session. */
  fault: string | null;
  /** New token for the response header; null if the client's token stays valid. */
  reply: string | null;
  readonly cookies: string[];
  /** Whether the response is a 403 with data, as Headless Login responds to invalid tokens. */
  forbidden: boolean;
  /** Whether the session has changed and must be saved. */
  changed: boolean;
}

/** Creates the token with which a client identifies its session. */
export function createSessionToken(engine: Engine, session: Session): string {
  const now = getUnixSeconds(engine);
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
 * Loads the session and account of a request. A visitor without a valid token gets a new session and token, regardless
 * of the requested fields. An invalid token is reported by the first field that uses the session.
 */
export function loadRequestContext(engine: Engine, headers: Headers): RequestContext {
  const authentication = authenticateRequest(engine, headers);
  const user = authentication.userId === null ? null : (findUser(engine, authentication.userId) ?? null);
  const header = headers.get("woocommerce-session");
  const { session, fault } = header === null ? { session: null, fault: null } : readSession(engine, header);
  const context: RequestContext = {
    engine,
    headers,
    access: authentication,
    user,
    fault,
    session: session ?? createSession(engine),
    reply: null,
    cookies: [],
    forbidden: authentication.rejected,
    changed: false,
  };
  if (session === null) context.reply = createSessionToken(engine, context.session);
  if (user !== null && context.session.id !== String(user.id)) joinSession(context, user);
  return context;
}

function readSession(engine: Engine, header: string): { session: Session | null; fault: string | null } {
  if (!header.startsWith("Session ")) return { session: null, fault: "invalid_cart_token: Invalid Cart-Token" };
  const payload = readToken(
    header.slice("Session ".length).trim(),
    engine.secret,
    engine.siteUrl,
    getUnixSeconds(engine),
  );
  if (typeof payload === "string") return { session: null, fault: `invalid_token: ${payload}` };
  const id = payload.data["customer_id"];
  return id === undefined
    ? { session: null, fault: "invalid_token: Signature verification failed" }
    : { session: loadSession(engine, id), fault: null };
}

/**
 * Adds the cart and coupons of a guest to the session of the account after log-in. The response contains the token of
 * that session.
 */
export function joinSession(context: RequestContext, user: User): void {
  const guestSession = context.session;
  const accountSession = loadSession(context.engine, String(user.id));
  const guestLines = guestSession.id.startsWith("t_") ? guestSession.lines : [];
  for (const line of guestLines) {
    const existingLine = accountSession.lines.find((candidate) => candidate.key === line.key);
    accountSession.lines =
      existingLine === undefined
        ? [...accountSession.lines, line]
        : accountSession.lines.map((one) =>
            one.key === line.key ? { ...one, quantity: one.quantity + line.quantity } : one,
          );
  }
  accountSession.coupons = [
    ...new Set([...accountSession.coupons, ...(guestLines.length > 0 ? guestSession.coupons : [])]),
  ];
  accountSession.billing = { ...context.engine.settings.base, ...user.billing };
  accountSession.shipping = { ...context.engine.settings.base, ...user.shipping };
  if (guestSession.id.startsWith("t_")) context.engine.database.remove("session", guestSession.id);
  saveSession(context.engine, accountSession);
  context.session = accountSession;
  context.reply = createSessionToken(context.engine, accountSession);
}

/**
 * Returns the session of a request.
 * @throws UserError if the client's token was invalid and no other field has reported this yet
 */
export function requireSession(context: RequestContext): Session {
  if (context.fault !== null) {
    const { fault } = context;
    context.fault = null;
    throw new UserError(fault);
  }
  return context.session;
}

/** Marks the session as changed, so that it is saved and a new token is sent. */
export function markSessionChanged(context: RequestContext): void {
  context.changed = true;
  context.reply = createSessionToken(context.engine, context.session);
}

/** Saves the session if the request changed it. */
export function saveChangedSession(context: RequestContext): void {
  if (!context.changed) return;
  saveSession(context.engine, context.session);
  context.changed = false;
}
