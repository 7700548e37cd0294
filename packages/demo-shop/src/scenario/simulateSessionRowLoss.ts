import type { Operation } from "../http/Operation.ts";
import { createSessionWithoutRow } from "../session/sessions.ts";
import type { RequestContext } from "../session/RequestContext.ts";

const isCheckoutOperation = ({ query }: Operation): boolean =>
  typeof query === "string" && /\bcheckout\s*\(/.test(query);

/**
 * Deletes the stored session before an order is placed, while the session's token stays valid. A guest loses the cart
 * and the addresses; an account keeps the data that is stored outside the session.
 * @param deletedSessions Ids of the sessions that have already been deleted, because each session is deleted only once.
 */
export function simulateSessionRowLoss(
  context: RequestContext,
  operations: readonly Operation[],
  deletedSessions: Set<string>,
): void {
  const { engine, session } = context;
  const isExempt = session.lines.length === 0 || deletedSessions.has(session.id);
  if (isExempt || !operations.some(isCheckoutOperation)) return;
  deletedSessions.add(session.id);
  engine.database.remove("session", session.id);
  context.session = createSessionWithoutRow(engine, session.id);
}
