import type { Operation } from "../http/Operation.ts";
import { withoutRow } from "../session/sessions.ts";
import type { RequestContext } from "../session/RequestContext.ts";

const placesOrder = ({ query }: Operation): boolean => typeof query === "string" && /\bcheckout\s*\(/.test(query);

/**
 * Deletes the session's row as somebody is about to place an order, while the token lives on: a guest's cart and
 * addresses are gone, an account's cart but for what the shop keeps of it elsewhere, and no new token goes out.
 * @param deletedSessions Ids of the sessions that have lost theirs: each loses it once.
 */
export function loseSessionRow(
  context: RequestContext,
  operations: readonly Operation[],
  deletedSessions: Set<string>,
): void {
  const { engine, session } = context;
  const isExempt = session.lines.length === 0 || deletedSessions.has(session.id);
  if (isExempt || !operations.some(placesOrder)) return;
  deletedSessions.add(session.id);
  engine.database.remove("session", session.id);
  context.session = withoutRow(engine, session.id);
}
