import { multiplyMoney } from "../../money/index.ts";
import type { Cart, CartLine } from "../cart.ts";
import type { PendingChange } from "./CartJournal.ts";
import { isApplied } from "./reconcileCart.ts";

/** Cart for display, to which its pending changes have been applied. */
export interface CartWithPendingChanges {
  /** Cart with the changes applied to lines and count; its totals are unchanged. */
  readonly cart: Cart;
  /** Keys of the lines with a change that is queued until there is a connection. */
  readonly pendingKeys: readonly string[];
  /** Number of changes that are queued until there is a connection. */
  readonly pendingCount: number;
}

const emptyLineKeys: readonly string[] = [];

/**
 * Applies queued changes to the shop's cart, for display. Changes that are being sent are not applied, because the cart
 * already contains their optimistic results.
 */
export function applyPendingChanges(cart: Cart, pendingChanges: readonly PendingChange[]): CartWithPendingChanges {
  const queuedChanges = pendingChanges.filter(({ isQueued }) => isQueued);
  if (queuedChanges.length === 0) return { cart, pendingKeys: emptyLineKeys, pendingCount: 0 };
  let lines = cart.lines;
  const keys = new Set<string>();
  for (const change of queuedChanges) {
    // The shop has already applied the change before the tab was closed or the response was lost: it must not count
    // twice.
    if (isApplied(change, cart.lines.find((line) => matchesLine(line, change))?.quantity ?? 0)) continue;
    const index = lines.findIndex((line) => matchesLine(line, change));
    const line = lines[index];
    if (line) {
      const quantity = change.kind === "set" ? change.quantity : line.quantity + change.quantity;
      lines =
        quantity === 0
          ? lines.toSpliced(index, 1)
          : lines.with(index, { ...line, quantity, total: multiplyMoney(line.unitPrice, quantity) });
      keys.add(line.key);
    } else if (change.preview && change.quantity > 0) {
      lines = [...lines, change.preview];
      keys.add(change.preview.key);
    }
  }
  return {
    cart: { ...cart, lines, itemCount: lines.reduce((count, { quantity }) => count + quantity, 0) },
    pendingKeys: [...keys].filter((key) => lines.some((line) => line.key === key)),
    pendingCount: queuedChanges.length,
  };
}

const matchesLine = (line: CartLine, { key, item, preview: linePreview }: PendingChange): boolean =>
  key === null
    ? line.productId === item.productId &&
      line.variationId === item.variationId &&
      (!linePreview || String(line.options) === String(linePreview.options))
    : line.key === key;
