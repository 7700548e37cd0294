import type { Session } from "../records/Session.ts";
import { findUser } from "../users/users.ts";
import type { Engine } from "../engine/Engine.ts";

/** Creates a session with an empty cart, and with the shop's country in its addresses. */
export function createSession(engine: Engine, id = `t_${engine.token(30, "hex")}`): Session {
  return {
    id,
    lines: [],
    removed: [],
    coupons: [],
    chosenShipping: null,
    offered: [],
    billing: { ...engine.settings.base },
    shipping: { ...engine.settings.base },
    calculatedShipping: false,
    staleTotal: null,
    data: [],
    seen: engine.now(),
  };
}

/** Loads a session by its id, or creates it if no data is stored. */
export const loadSession = (engine: Engine, id: string): Session =>
  engine.database.read("session", id) ?? createSessionWithoutRow(engine, id);

/**
 * Creates a session for an id for which no data is stored. A guest gets an empty session. An account gets its addresses
 * and, if the shop stores persistent carts, its cart lines without coupons and shipping rate.
 */
export function createSessionWithoutRow(engine: Engine, id: string): Session {
  const session = createSession(engine, id);
  const user = isGuestSession(session) ? undefined : findUser(engine, Number(id));
  if (user === undefined) return session;
  session.billing = { ...session.billing, ...user.billing };
  session.shipping = { ...session.shipping, ...user.shipping };
  if (engine.settings.persistentCarts) session.lines = engine.database.read("persistentCart", id) ?? [];
  return session;
}

/** Saves a session completely. As in WooCommerce, this overwrites concurrent changes by other requests. */
export function saveSession(engine: Engine, session: Session): void {
  engine.database.write("session", session.id, { ...session, seen: engine.now() });
  if (!isGuestSession(session)) engine.database.write("persistentCart", session.id, session.lines);
}

const isGuestSession = ({ id }: Pick<Session, "id">): boolean => id.startsWith("t_");

/**
 * Deletes the guest sessions whose tokens have expired. Sessions of accounts are kept.
 * @returns Number of deleted sessions.
 */
export function deleteExpiredSessions(engine: Engine): number {
  const expiryCutoff = engine.now() - engine.settings.sessionSeconds * 1000;
  const expiredSessions = engine.database
    .list("session")
    .filter((session) => isGuestSession(session) && session.seen < expiryCutoff);
  for (const session of expiredSessions) engine.database.remove("session", session.id);
  return expiredSessions.length;
}

/**
 * Deletes all stored sessions of guests and accounts, while the tokens stay valid.
 * @returns Number of deleted sessions.
 */
export function deleteSessionRows(engine: Engine): number {
  const rows = engine.database.list("session");
  for (const { id } of rows) engine.database.remove("session", id);
  return rows.length;
}
