import { multiplyMoney } from "../../money/index.ts";
import type { Cart, CartLine } from "../cart.ts";
import type { PendingChange } from "./CartJournal.ts";
import { isMade } from "./reconcileCart.ts";

/** The cart as it will be, and its lines that are sent when there is a connection. */
export interface PendingCart {
  readonly cart: Cart;
  /** Keys of lines. */
  readonly waitingKeys: readonly string[];
}

const none: readonly string[] = [];

/** Lays the changes that could not be sent over the shop's cart: lines as they will be, totals as they were. */
export function overlayPending(cart: Cart, pending: readonly PendingChange[]): PendingCart {
  const unsent = pending.filter(({ isKept }) => isKept);
  if (unsent.length === 0) return { cart, waitingKeys: none };
  let lines = cart.lines;
  const keys = new Set<string>();
  for (const change of unsent) {
    // Sent before its tab was closed or the answer was lost, and the shop has made it: it must not count twice.
    if (isMade(change, cart.lines.find((line) => isLineOf(line, change))?.quantity ?? 0)) continue;
    const index = lines.findIndex((line) => isLineOf(line, change));
    const line = lines[index];
    if (line) {
      const quantity = change.kind === "set" ? change.quantity : line.quantity + change.quantity;
      lines =
        quantity === 0
          ? lines.toSpliced(index, 1)
          : lines.with(index, { ...line, quantity, total: multiplyMoney(line.unitPrice, quantity) });
      keys.add(line.key);
    } else if (change.shown && change.quantity > 0) {
      lines = [...lines, change.shown];
      keys.add(change.shown.key);
    }
  }
  return {
    cart: { ...cart, lines, itemCount: lines.reduce((count, { quantity }) => count + quantity, 0) },
    waitingKeys: [...keys].filter((key) => lines.some((line) => line.key === key)),
  };
}

const isLineOf = (line: CartLine, { key, item, shown }: PendingChange): boolean =>
  key === null
    ? line.productId === item.productId &&
      line.variationId === item.variationId &&
      (!shown || String(line.options) === String(shown.options))
    : line.key === key;
