import type { Engine } from "../engine/Engine.ts";
import type { Session } from "../records/Session.ts";
import { calculateCart } from "./calculateCart.ts";
import { toLineView } from "./toCartView.ts";

/** Resolves a cart line by its key, or returns null if the cart has no such line. */
export const findLineView = (engine: Engine, session: Session, key: string) => {
  const line = calculateCart(engine, session).lines.find((candidate) => candidate.line.key === key);
  return line === undefined ? null : toLineView(engine, line);
};

/** Removes lines from the cart, and keeps them in the session so that `restoreCartItems` can add them again. */
export function removeLines(session: Session, keys: readonly string[]): void {
  session.removed = [
    ...session.removed.filter((line) => !keys.includes(line.key)),
    ...session.lines.filter((line) => keys.includes(line.key)),
  ];
  session.lines = session.lines.filter((line) => !keys.includes(line.key));
}
