import type { Operation } from "../http/execute.ts";
import { newSession } from "../session/Session.ts";
import type { Turn } from "../session/Turn.ts";

const placesOrder = ({ query }: Operation): boolean => typeof query === "string" && /\bcheckout\s*\(/.test(query);

/**
 * Deletes a guest's row as the guest is about to place an order, while the token lives on: cart and addresses are gone,
 * and no new token goes out.
 * @param rowless Ids of the sessions that have lost theirs: each loses it once.
 */
export function loseSessionRow(turn: Turn, operations: readonly Operation[], rowless: Set<string>): void {
  const { engine, session } = turn;
  const isSpared = !session.id.startsWith("t_") || session.lines.length === 0 || rowless.has(session.id);
  if (isSpared || !operations.some(placesOrder)) return;
  rowless.add(session.id);
  engine.store.remove("session", session.id);
  turn.session = newSession(engine, session.id);
}
